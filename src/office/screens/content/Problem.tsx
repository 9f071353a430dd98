import { CallError } from '../../app/call.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { Elsewhere } from '../../ui/Elsewhere.tsx';
import { Title } from '../../ui/Title.tsx';

/** What a screen of the content shows in its place when it could not be loaded. */
export function Problem({ error }: { readonly error: unknown }) {
  if (error instanceof CallError && error.code === 'contentElsewhere')
    return (
      <>
        <Title title="content.title" />
        <Elsewhere />
      </>
    );
  return <ScreenProblem error={error} title="content.title" list="/content" />;
}
