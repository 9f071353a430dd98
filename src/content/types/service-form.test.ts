import { expect, it } from 'vitest';
import { service } from '../testing/samples.ts';
import { documentProblems } from '../validate.server.ts';

/** A service whose form asks these questions, by what kind they are. */
function asking(...kinds: readonly string[]) {
  const questions = kinds.map((kind, at) => ({ key: `q${at}`, kind, label: { es: 'Así' } }));
  return documentProblems('service', service('encargos', { questions }));
}

it('asks ten questions of its own at most, three of them for a picture', () => {
  const ten = Array.from({ length: 10 }, () => 'text');
  expect(asking(...ten)).toEqual([]);
  expect(asking(...ten, 'text')).toMatchObject([{ path: ['questions'] }]);
  expect(asking('picture', 'text', 'picture', 'picture')).toEqual([]);
  expect(asking('picture', 'picture', 'picture', 'text', 'picture')).toMatchObject([
    { path: ['questions', 4] },
  ]);
});
