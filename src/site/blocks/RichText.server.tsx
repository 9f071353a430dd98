import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { RichText as RichTextValue, RichTextBlock } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { shownLink } from './links.server.ts';
import { Picture } from './Picture.server.tsx';

type ImageBlock = Extract<RichTextBlock, { _type: 'image' }>;
type ImageWithText = Extract<RichTextBlock, { _type: 'imageWithText' }>;

const COMPONENTS: PortableTextComponents = {
  marks: {
    link: ({ value, children }) => (
      <Link address={(value as { href?: unknown } | undefined)?.href}>{children}</Link>
    ),
  },
  block: {
    // A page has one first heading, its title.
    h1: ({ children }) => <h2>{children}</h2>,
    h5: ({ children }) => <h4>{children}</h4>,
    h6: ({ children }) => <h4>{children}</h4>,
  },
  types: {
    image: ({ value }) => <Figure image={value as ImageBlock} />,
    imageWithText: ({ value }) => <Beside block={value as ImageWithText} />,
  },
  // What is not known is left out, silently: an owner's slip breaks no page.
  unknownMark: ({ children }) => <>{children}</>,
  unknownType: () => null,
};

/** Portable Text as HTML: headings, lists, links, marks, pictures, pictures beside text. */
export function RichText({ value }: { value: RichTextValue }) {
  usePage().useSheets('prose');
  return (
    <div className="prose">
      <PortableText value={value} components={COMPONENTS} onMissingComponent={false} />
    </div>
  );
}

function Link({ address, children }: { address: unknown; children: React.ReactNode }) {
  const link = shownLink(usePage(), address);
  if (!link) return <>{children}</>;
  if (link.isInternal) return <a href={link.href}>{children}</a>;
  return (
    <a href={link.href} rel="external noopener">
      {children}
    </a>
  );
}

function Figure({ image }: { image: ImageBlock }) {
  const { text } = usePage();
  return (
    <figure>
      <Picture picture={image} sizes="(width >= 48rem) 42rem, 90vw" />
      {image.caption && <figcaption className="soft small">{text(image.caption)}</figcaption>}
    </figure>
  );
}

/** A picture with a paragraph on its other side. */
function Beside({ block }: { block: ImageWithText }) {
  const { richText } = usePage();
  const { image, alignment, text } = block;
  return (
    <div className={`beside ${alignment}`}>
      <Picture picture={image} ratio="4:3" sizes="(width >= 48rem) 21rem, 90vw" />
      <div>
        <PortableText value={richText(text)} components={COMPONENTS} onMissingComponent={false} />
      </div>
    </div>
  );
}
