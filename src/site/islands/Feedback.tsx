import { useRef, useState } from 'react';
import { Panel } from './feedback/Panel.tsx';
import type { FeedbackProps } from './feedback/useFeedback.ts';

export type { FeedbackProps };

export interface FeedbackWidgetProps extends FeedbackProps {
  /** The page with the same form, for a browser without JavaScript. */
  readonly href: string;
}

/** The side tab of the home page and the panel that it opens. */
export function Feedback(props: FeedbackWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<string>();
  const tab = useRef<HTMLAnchorElement>(null);

  function close(): void {
    setOpen(false);
    tab.current?.focus();
  }

  return (
    <>
      <a
        ref={tab}
        className="feedback-tab"
        href={props.href}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setStatus(undefined);
          setOpen(true);
        }}
      >
        {props.words.tab}
      </a>
      {isOpen && <Panel feedback={props} onClose={close} onSent={setStatus} />}
      <p role="status" className="hide">
        {status}
      </p>
    </>
  );
}
