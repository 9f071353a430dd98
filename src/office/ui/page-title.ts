import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Names what is shown in the title of the browser's window, too, by which tabs and history are told apart. */
export function usePageTitle(title: string): void {
  const t = useTranslate();
  useEffect(() => {
    const { title: before } = document;
    document.title = `${title} · ${t('office.name')}`;
    return () => {
      document.title = before;
    };
  }, [title, t]);
}
