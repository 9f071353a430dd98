import { withEachQuery, type ContentService } from './content-service.ts';
import { pictureReferenceIn, type Fields } from './editor/pictures-in.server.ts';

/** What is said of a picture as a whole; a document may say otherwise. */
export interface PictureDefault {
  /** What it shows, by language; empty where nobody has said. */
  readonly alt: Readonly<Record<string, string>>;
  /** What crops keep in view, as shares of width and height. */
  readonly focalPoint: { readonly x: number; readonly y: number } | null;
}

/** Where what is said of pictures is read. */
export interface PictureDefaultsSource {
  /** By reference. */
  read(): Promise<ReadonlyMap<string, PictureDefault>>;
  /** Called whenever the content has changed: pictures change with it. */
  forget(): void;
}

/** The extent of a focal point as a hotspot, whose middle alone decides on crops. */
const EXTENT = 0.2;

/**
 * The same content, whose pictures have the alternative text and the hotspot that is said of them as
 * a whole wherever their document has none of its own.
 */
export function withPictureDefaults(
  service: ContentService,
  source: PictureDefaultsSource,
): ContentService {
  return withEachQuery(service, async (ask) => {
    const answer = await ask();
    const defaults = await source.read();
    return defaults.size === 0 ? answer : filled(answer, defaults);
  });
}

/** A copy of what has such pictures; what has none is the same object. */
function filled(value: unknown, defaults: ReadonlyMap<string, PictureDefault>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => filled(item, defaults));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  let copy: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries(value)) {
    const inner = filled(field, defaults);
    if (inner !== field) (copy ??= { ...value })[name] = inner;
  }
  const own = defaults.get(pictureReferenceIn(value as Fields) ?? '');
  return own ? picture(copy ?? { ...value }, own) : (copy ?? value);
}

function picture(
  given: Readonly<Record<string, unknown>>,
  { alt, focalPoint }: PictureDefault,
): Readonly<Record<string, unknown>> {
  const said = Object.entries(alt).filter(([, text]) => text !== '');
  return {
    ...given,
    ...(said.length > 0 && { alt: { ...Object.fromEntries(said), ...(given['alt'] as object) } }),
    ...(focalPoint && {
      hotspot: given['hotspot'] ?? { ...focalPoint, width: EXTENT, height: EXTENT },
    }),
  };
}
