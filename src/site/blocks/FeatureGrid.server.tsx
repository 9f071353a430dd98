import { usePage } from '../page-context.server.ts';
import { Icon, isIconName } from './Icon.server.tsx';
import { SectionHeading } from './SectionHeading.server.tsx';

export interface Feature {
  /** Name of an icon; without one, or with one that is not drawn, a star. */
  readonly icon?: string | undefined;
  readonly title: string;
  readonly subtitle: string;
}

interface FeatureGridOptions {
  title?: string;
  text?: string;
  items: readonly Feature[];
}

/** A heading and four columns of icon, title, subtitle; fewer columns where there is less room. */
export function FeatureGrid({ title, text, items }: FeatureGridOptions) {
  usePage().useSheets('cards');
  const Title = title ? 'h3' : 'h2';
  return (
    <>
      {title && <SectionHeading title={title} text={text} />}
      <ul className="features">
        {items.map(({ icon, title: name, subtitle }) => (
          <li key={name}>
            <span className="medal">
              <Icon name={isIconName(icon) ? icon : 'star'} size={28} />
            </span>
            <Title className="serif">{name}</Title>
            <p className="soft">{subtitle}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
