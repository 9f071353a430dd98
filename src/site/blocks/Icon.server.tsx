/** The icons that are drawn in `public/fonts/icons-v1.svg`; content may name them. */
export const ICONS = [
  'whisk',
  'cake',
  'glass',
  'chef',
  'clock',
  'leaf',
  'people',
  'calendar',
  'basket',
  'star',
  'heart',
  'sun',
  'phone',
  'mail',
  'pin',
  'instagram',
  'facebook',
  'arrow',
  'chevron',
  'pause',
  'play',
  'check',
  'euro',
] as const;

export type IconName = (typeof ICONS)[number];

/** Served as immutable: a changed drawing needs a new name. Outside the page, which must stay small. */
export const ICON_FILE = '/fonts/icons-v1.svg';

/** Is the name, written in content by hand, one that is drawn? */
export function isIconName(name: string | undefined): name is IconName {
  return ICONS.some((icon) => icon === name);
}

/** A small stroke icon in the text's colour; says nothing to a screen reader. `size` in pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={name === 'arrow' ? 'icon turns' : 'icon'}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${ICON_FILE}#${name}`} />
    </svg>
  );
}
