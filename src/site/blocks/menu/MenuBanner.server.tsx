import type { ReactNode } from 'react';
import type { Banner } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { Pencil } from '../Pencil.server.tsx';
import { shownLink } from '../links.server.ts';
import { Picture } from '../Picture.server.tsx';
import { TileDivider } from '../TileDivider.server.tsx';

interface MenuBannerOptions {
  title: string;
  text: string;
  banner: Banner | null;
  /** Beneath the title: what is on today. */
  children?: ReactNode;
}

/** The head of the menu: the banner's picture, the page's title, and what the banner has to say. */
export function MenuBanner({ title, text, banner, children }: MenuBannerOptions) {
  const page = usePage();
  page.useSheets('menu');
  return (
    <>
      <section className="banner linen">
        {banner && (
          <Picture
            picture={banner.image}
            ratio="banner"
            widths={[412, 512, 720, 1024, 1600]}
            sizes="(width >= 60rem) 98vw, 60vw"
            priority
            hasPlaceholder
          />
        )}
        <Pencil of={banner} field="image" />
        <div className="wrap">
          <div>
            <h1>{title}</h1>
            {text && <p className="lead">{text}</p>}
            {children}
          </div>
          {banner && <Offer banner={banner} />}
        </div>
      </section>
      <TileDivider />
    </>
  );
}

/** The banner's words and the button to where it leads. */
function Offer({ banner }: { banner: Banner }) {
  const page = usePage();
  const { text } = page;
  const link = shownLink(page, banner.ctaLink);
  const label = text(banner.ctaTexts);
  return (
    <div className="stack">
      <h2 className="serif">{text(banner.titles)}</h2>
      {banner.descriptions && <p className="soft">{text(banner.descriptions)}</p>}
      {link && label && (
        <a className="button" href={link.href}>
          {label}
        </a>
      )}
    </div>
  );
}
