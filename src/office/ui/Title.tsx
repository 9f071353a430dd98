import { useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The heading in the bar, once it is there. */
export const HeadingContext = createContext<HTMLElement | null>(null);

/** What the heading in the bar says of the screen: a text, or the key of one. */
export function Title({ title }: { readonly title: string }) {
  const t = useTranslate();
  const heading = useContext(HeadingContext);
  return heading && createPortal(t(title, { _: title }), heading);
}
