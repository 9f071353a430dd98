import type { ReactNode } from 'react';
import { Icon } from './Icon.server.tsx';
import { Pencil, type PencilOptions } from './Pencil.server.tsx';

export interface HeadingOptions {
  title: string;
  text?: ReactNode;
  id?: string;
  /** A link at the end of the line; `href` already in the page's language, null for none. */
  link?: { readonly href: string | null; readonly label: string };
  /** Where its words are edited. */
  wordsOf?: PencilOptions | undefined;
}

/** The head of a part of a page: title, description, and perhaps a way to more of it. */
export function SectionHeading({ title, text, id, link, wordsOf }: HeadingOptions) {
  return (
    <div className="heading">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {link?.href && (
        <a className="more" href={link.href}>
          {link.label}
          <Icon name="arrow" />
        </a>
      )}
      {wordsOf && <Pencil {...wordsOf} />}
    </div>
  );
}
