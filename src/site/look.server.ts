import type { LookDocument } from '../content/index.ts';
import { DEFAULT_LOOK, paletteOf, tileAddress, type Look, type Palette } from '../look/index.ts';
import type { PictureAddresses } from '../media/index.ts';

/** How the site looks: what the owner chose, and what derives from it. */
export interface SiteLook {
  readonly look: Look;
  readonly palette: Palette;
  /** The address of what dividers show; null for none. */
  readonly pattern: string | null;
}

const known = new WeakMap<LookDocument, SiteLook>();

/** The look of a document, or the shipped one. Worked out once for each. */
export function siteLook(document: LookDocument | null, pictures: PictureAddresses): SiteLook {
  const made = document && known.get(document);
  if (made) return made;
  const look: Look = document ?? DEFAULT_LOOK;
  const palette = paletteOf(look);
  const picture = document?.pattern === 'own' && document.patternPicture;
  const own = picture ? pictures.url(picture, { width: 96, ratio: '1:1' }) : null;
  const pattern = look.pattern === 'none' ? null : (own ?? tileAddress(palette.tile));
  const siteLook = { look, palette, pattern };
  if (document) known.set(document, siteLook);
  return siteLook;
}
