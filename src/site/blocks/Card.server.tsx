import type { ReactNode } from 'react';
import type { Picture as PictureField, EditedPlace } from '../../content/index.ts';
import type { PictureRatio } from '../../media/index.ts';
import { usePage } from '../page-context.server.ts';
import { Icon, type IconName } from './Icon.server.tsx';
import { Pencil } from './Pencil.server.tsx';
import { Picture } from './Picture.server.tsx';

interface CardOptions {
  title: string;
  /** Drawn before the title. */
  icon?: IconName | undefined;
  /** Where the whole card goes, already in the page's language. */
  href?: string;
  /** `data-` attributes of that link. */
  linkData?: Readonly<Record<`data-${string}`, string>>;
  picture?: PictureField | undefined;
  ratio?: PictureRatio;
  text?: ReactNode;
  /** The last line: price, date. */
  meta?: ReactNode;
  /** Level of the title; 3 unless told otherwise. */
  level?: 2 | 3;
  children?: ReactNode;
  /** The document that it shows. */
  of: EditedPlace['of'];
}

/**
 * On phones less than the card is wide: a dozen cards may be near enough to the first view to be
 * loaded with it, and a dot a pixel is enough for a card.
 */
const SIZES = '(width >= 60rem) 24rem, 50vw';

/** A picture with a title, a sentence and a last line. Stands in a `ul.cards`, as an `li`. */
export function Card({
  title,
  icon,
  href,
  linkData,
  picture,
  ratio = '4:3',
  text,
  meta,
  level = 3,
  children,
  of,
}: CardOptions) {
  usePage().useSheets('cards');
  const Title = `h${level}` as const;
  return (
    <li className="card">
      {picture && (
        // The title beside it names the card; the picture is described for those who look for it.
        <Picture picture={picture} ratio={ratio} sizes={SIZES} />
      )}
      <div>
        <Title className="serif">
          {icon && (
            <>
              <Icon name={icon} />{' '}
            </>
          )}
          {href ? (
            <a href={href} {...linkData}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {text && <p className="soft">{text}</p>}
        {children}
        {meta && <p className="meta">{meta}</p>}
      </div>
      <Pencil of={of} name={title} />
    </li>
  );
}
