import { useEffect, useEffectEvent } from 'react';
import { opensElsewhere } from '../../../browser/index.ts';

/** Answers clicks on the page's links that `selector` names, but for those that open elsewhere. */
export function useLinks(selector: string, open: (link: HTMLAnchorElement) => void): void {
  const onLink = useEffectEvent(open);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
      if (!link || event.button || opensElsewhere(event)) return;
      event.preventDefault();
      onLink(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [selector]);
}
