import type { ReactNode } from 'react';
import type { Picture as PictureField } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { Icon } from './Icon.server.tsx';
import { Pencil, type PencilOptions } from './Pencil.server.tsx';
import { Picture } from './Picture.server.tsx';
import { TileDivider } from './TileDivider.server.tsx';

/** A button of a hero; `href` already in the page's language, or an anchor; null for none. */
export interface HeroAction {
  readonly label: string;
  readonly href: string | null;
  readonly isQuiet?: boolean;
}

interface HeroOptions {
  title: string;
  text?: ReactNode;
  picture?: PictureField | undefined;
  /** A looping muted film in place of the picture, whose poster the picture then is. */
  film?: readonly { readonly url: string; readonly mimeType: string }[] | undefined;
  /** Which part of picture or film is seen where its frame has another shape; `top` unless told. */
  backgroundPosition?: 'top' | 'center';
  actions?: readonly HeroAction[];
  /** Above the title: open now, a way back. */
  above?: ReactNode;
  /** Beneath the buttons: facts. */
  children?: ReactNode;
  /** As high as the screen allows; for the home page. */
  isTall?: boolean;
  /** Where its words and its picture are edited. */
  wordsOf?: PencilOptions | undefined;
  pictureOf?: PencilOptions | undefined;
}

/** The beginning of a page in two parts: words on linen, a picture or a film over tile. */
export function Hero(options: HeroOptions) {
  const {
    title,
    text,
    actions: given = [],
    above,
    children,
    isTall,
    wordsOf,
    pictureOf,
    backgroundPosition = 'top',
  } = options;
  usePage().useSheets('hero');
  const actions = given.filter(({ href }) => href !== null);
  return (
    <>
      <section className={isTall ? 'hero tall' : 'hero'}>
        <div className="hero-words">
          {above}
          <h1>{title}</h1>
          {text && <p className="lead">{text}</p>}
          {actions.length > 0 && (
            <p className="actions">
              {actions.map(({ label, href, isQuiet }) => (
                <a
                  key={href}
                  className={isQuiet ? 'button quiet' : 'button'}
                  href={href ?? undefined}
                >
                  {label}
                </a>
              ))}
            </p>
          )}
          {children}
          {wordsOf && <Pencil {...wordsOf} />}
        </div>
        <div className={`hero-view ${backgroundPosition}`}>
          <View {...options} />
          {pictureOf && <Pencil {...pictureOf} />}
        </div>
      </section>
      <TileDivider />
    </>
  );
}

function View({ picture, film = [] }: HeroOptions) {
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          ratio="8:5"
          widths={[412, 512, 720, 1024, 1440]}
          sizes={SIZES}
          priority
          hasPlaceholder
        />
      )}
      {film.length > 0 && <Film film={film} />}
    </>
  );
}

/** Over the picture, which is seen until it plays: so the picture can be as small as the screen. */
function Film({ film }: { film: NonNullable<HeroOptions['film']> }) {
  const { t, useSheets } = usePage();
  useSheets('film');
  return (
    <>
      <video data-film muted loop playsInline preload="none">
        {film.map(({ url, mimeType }) => (
          <source key={url} src={url} type={mimeType} />
        ))}
      </video>
      {/* Shown once the browser's script can make it work. */}
      <button type="button" data-film-switch hidden aria-label={t('common:film.pause')}>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </>
  );
}

/**
 * Half the window on a large screen. A phone shows it as wide as the window, in dots so small that
 * three fifths of them look the same: half the bytes of what every visitor waits for.
 */
const SIZES = '60vw';
