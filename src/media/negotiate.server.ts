import { extname } from 'node:path';
import { isPictureFormat, type PictureFormat } from './picture-reference.ts';
import type { Transform } from './transform.server.ts';

const TYPES: Readonly<Record<PictureFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The media type of a format. */
export function contentType(format: PictureFormat): string {
  return TYPES[format];
}

/** The format that a file's name says; null of what is no picture. */
export function formatOfFile(fileName: string): PictureFormat | null {
  const extension = extname(fileName).slice(1).toLowerCase();
  return isPictureFormat(extension) ? extension : null;
}

/** The type of a file in a bucket; others are served with the one of their name, whatever it has noted. */
export function typeOfFile(fileName: string): string {
  const format = formatOfFile(fileName);
  return format ? contentType(format) : 'application/octet-stream';
}

/**
 * The format to respond in: the fixed one, or with `auto` AVIF or WebP if the `Accept` header names
 * it, else the original's. A client that lists image types without the original's and without a
 * wildcard gets JPEG, which everything can show.
 */
export function chooseFormat(
  asked: Transform['format'],
  original: PictureFormat,
  accept: string | undefined,
): PictureFormat {
  if (asked !== 'auto') return asked;
  const accepted = acceptedTypes(accept ?? '');
  if (accepted.has(TYPES.avif)) return 'avif';
  if (accepted.has(TYPES.webp)) return 'webp';
  if (original !== 'webp' && original !== 'avif') return original;
  const namesPictures = [...accepted].some(
    (type) => type.startsWith('image/') && type !== 'image/*',
  );
  return namesPictures ? 'jpg' : original;
}

function acceptedTypes(accept: string): ReadonlySet<string> {
  const types = accept
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((text) => /^q=0(\.0*)?$/.test(text)))
    .map(([type = '']) => type);
  return new Set(types);
}
