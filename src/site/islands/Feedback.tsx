import { useRef, useState } from 'react';
import { opensElsewhere } from '../../browser/index.ts';
import { useFragment, useLayer } from './dialog/useLayer.ts';
import { Panel } from './feedback/Panel.tsx';
import type { FeedbackProps } from './feedback/useFeedback.ts';
import { useWords } from './words.ts';

export interface FeedbackWidgetProps extends FeedbackProps {
  /** The page with the same form, for a browser without JavaScript. */
  readonly href: string;
}

/** The page's fragment while the panel is open. */
const FRAGMENT = 'feedback';

/** The side tab of the home page and the panel that it opens. */
export function Feedback(props: FeedbackWidgetProps) {
  const { tab } = useWords('forms').feedback;
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);

  useLayer({ name: FRAGMENT, isOpen, onClose: close, fragment: FRAGMENT });
  useFragment((fragment) => {
    if (fragment === FRAGMENT) setOpen(true);
  });

  function close(): void {
    const { activeElement } = document;
    setOpen(false);
    // Whoever is elsewhere on the page stays there.
    if (activeElement === document.body || activeElement?.closest('.feedback-panel'))
      link.current?.focus();
  }

  return (
    <>
      <a
        ref={link}
        className="feedback-tab"
        href={props.href}
        aria-expanded={isOpen}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          setStatus(undefined);
          setOpen(true);
        }}
      >
        {tab}
      </a>
      {isOpen && <Panel feedback={props} onClose={close} onSent={setStatus} />}
      <p role="status" className="hide">
        {status}
      </p>
    </>
  );
}
