/** Strokes of the icons on a 24×24 ground; a name here may be used in content. */
const STROKES = {
  whisk:
    'M12 2v8M10 2h4M12 10c-4 2-6 5-6 7.5a6 4.5 0 0 0 12 0c0-2.5-2-5.5-6-7.5zM12 10c-3 3.5-3 9 0 12M12 10c3 3.5 3 9 0 12',
  cake: 'M4 20h16M5 20v-7h14v7M5 16c2 2 3-1 5 0s3 1 4 0 3 1 5 0M12 13V9M12 6.5c-1-1-.5-2 0-3 .5 1 1 2 0 3z',
  glass: 'M7 3h10c.5 6-1 10-5 10S6.5 9 7 3zM12 13v8M8 21h8M7 7h10',
  chef: 'M7 14a4 4 0 1 1 1-8 4.5 4.5 0 0 1 8 0 4 4 0 1 1 1 8v6H7zM7 17h10',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  leaf: 'M5 19C4 9 10 4 20 4c1 10-4 16-13 14M5 21c1-5 4-9 9-12',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3 3 0 0 1 0 6M17 14c3 .5 4 3 4 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  basket: 'M3 10h18l-2 10H5zM7 10l4-6M17 10l-4-6M9 14v3M15 14v3',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1L7.6 14 3 9.6l6.3-.8z',
  heart: 'M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 6.5-9 11.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  pin: 'M12 21c-5-5-7-8-7-11a7 7 0 0 1 14 0c0 3-2 6-7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.7-1.5H18V3h-2.7C12 3 10.5 4.8 10.5 7.2v2.3H8V13h2.5v8H14',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  euro: 'M18 5.5A7.5 7.5 0 1 0 18 18.5M3 10h10M3 14h9',
} as const;

export type IconName = keyof typeof STROKES;

/** Is the name, written in content by hand, one that can be drawn? */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(STROKES, name);
}

/** A small stroke icon in the text's colour; says nothing to a screen reader. `size` in pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={name === 'arrow' ? 'icon turns' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
