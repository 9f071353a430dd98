import type { Picture as PictureField } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { Picture } from './Picture.server.tsx';

/** A row of pictures of one height and unequal widths; two by two on a phone. */
export function ImageStrip({ pictures }: { pictures: readonly PictureField[] }) {
  usePage().useSheets('cards');
  if (pictures.length === 0) return null;
  return (
    <div className="strip">
      {pictures.slice(0, 4).map((picture) => (
        <Picture
          key={picture._key ?? picture.asset._ref}
          picture={picture}
          ratio="5:4"
          widths={[320, 480, 720]}
          sizes="(width >= 48rem) 28vw, 50vw"
        />
      ))}
    </div>
  );
}
