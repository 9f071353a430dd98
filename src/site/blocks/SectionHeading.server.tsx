import type { ReactNode } from 'react';
import { Icon } from './Icon.server.tsx';
import { Pencil, type PencilOptions } from './Pencil.server.tsx';

export interface HeadingOptions {
  title: string;
  text?: ReactNode;
  /** Level of the heading; 2 unless told otherwise. */
  level?: 1 | 2 | 3;
  id?: string;
  /** A link at the end of the line; `href` already in the page's language, null for none. */
  link?: { readonly href: string | null; readonly label: string };
  /** Where its words are edited. */
  wordsOf?: PencilOptions | undefined;
}

/** The head of a part of a page: title, description, and perhaps a way to more of it. */
export function SectionHeading({ title, text, level = 2, id, link, wordsOf }: HeadingOptions) {
  const Title = `h${level}` as const;
  return (
    <div className="heading">
      <div>
        <Title id={id}>{title}</Title>
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
