import { Island } from '../Island.server.tsx';
import { feedbackProps } from '../islands/props.server.ts';
import { usePage } from '../page-context.server.ts';

/** The side tab that opens the feedback panel; without JavaScript a link to its page. */
export function FeedbackTab() {
  const page = usePage();
  page.useSheets('feedback');
  return <Island name="Feedback" props={feedbackProps(page)} />;
}
