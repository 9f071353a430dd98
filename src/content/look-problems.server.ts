import { contrastChecks } from '../look/index.ts';
import type { LookDocument } from './types/index.gen.ts';

/** What keeps a look from being published: colours that somebody could not read, and no picture where one is to be. */
export function lookProblems(look: LookDocument) {
  const unreadable = contrastChecks(look).flatMap(({ color, contrast, needed, nearest }) => {
    if (nearest === null) return [];
    const message = `has a contrast of ${contrast.toFixed(2)}, and needs ${needed}: ${nearest} has it`;
    return [{ path: [color], rule: 'contrast', expected: nearest, message }];
  });
  if (look.pattern !== 'own' || look.patternPicture) return unreadable;
  const message = 'is asked for by the pattern';
  return [...unreadable, { path: ['patternPicture'], rule: 'object', expected: null, message }];
}
