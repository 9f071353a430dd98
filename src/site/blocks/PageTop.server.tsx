import type { ReactNode } from 'react';
import { usePage } from '../page-context.server.ts';
import { Breadcrumbs } from './Breadcrumbs.server.tsx';
import { Pencil, type PencilOptions } from './Pencil.server.tsx';
import { TileDivider } from './TileDivider.server.tsx';

interface PageTopOptions {
  title: string;
  text?: ReactNode;
  /** Beside the title: a link, a fact. */
  children?: ReactNode;
  /** Where its words are edited. */
  wordsOf?: PencilOptions | undefined;
}

/** The beginning of a page without a picture: the way here, title, sentence, the line of tiles. */
export function PageTop({ title, text, children, wordsOf }: PageTopOptions) {
  usePage().useSheets('page');
  return (
    <>
      <section className="page-top linen">
        <div className="wrap heading">
          <div>
            <Breadcrumbs name={title} />
            <h1>{title}</h1>
            {text && <p className="lead">{text}</p>}
          </div>
          {children}
          {wordsOf && <Pencil {...wordsOf} />}
        </div>
      </section>
      <TileDivider />
    </>
  );
}
