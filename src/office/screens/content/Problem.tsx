import { CallError } from '../../app/call.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { Elsewhere } from './Elsewhere.tsx';

/** What a screen of the content shows in its place when it could not be loaded. */
export function Problem({ error }: { readonly error: unknown }) {
  if (error instanceof CallError && error.code === 'contentElsewhere') return <Elsewhere />;
  return <ScreenProblem error={error} title="content.title" list="/content" />;
}
