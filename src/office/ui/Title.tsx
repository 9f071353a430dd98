import { useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { usePageTitle } from './page-title.ts';

/** The heading in the bar, once it is there. */
export const HeadingContext = createContext<HTMLElement | null>(null);

/** What the heading in the bar and the window's title say of the screen: a text, or the key of one. */
export function Title({ title }: { readonly title: string }) {
  const t = useTranslate();
  const heading = useContext(HeadingContext);
  const text = t(title, { _: title });
  usePageTitle(text);
  return heading && createPortal(text, heading);
}
