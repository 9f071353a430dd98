/* Written by scripts/fonts.ts. */
import type { FontPairName } from './look.ts';

/** A font of the pages: its file, its place in `font-family`, and the rules that make it known. */
export interface SiteFont {
  readonly family: string;
  readonly file: string;
  readonly stack: string;
  readonly faces: string;
  /** The rule of its letters for Polish and Romanian. */
  readonly extended: string;
}

/** The fonts of titles and of text. */
export interface FontPair {
  readonly title: SiteFont;
  readonly text: SiteFont;
}

export const FONTS: Readonly<Record<FontPairName, FontPair>> = {
  warm: {
    title: {
      family: 'Fraunces',
      file: '/fonts/fraunces-v1.woff2',
      stack: 'Fraunces,"Fraunces 0","Fraunces 1",serif',
      faces:
        '@font-face{font-family:Fraunces;src:url(/fonts/fraunces-v1.woff2)format("woff2");font-weight:600;font-display:optional}@font-face{font-family:"Fraunces 0";src:local(Georgia),local(Gelasio);font-weight:600;size-adjust:103%;ascent-override:94.96%;descent-override:24.76%;line-gap-override:0%}@font-face{font-family:"Fraunces 1";src:local("Times New Roman"),local("Liberation Serif"),local(Tinos);font-weight:600;size-adjust:113.12%;ascent-override:86.46%;descent-override:22.54%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:Fraunces;src:url(/fonts/fraunces-extended-v1.woff2)format("woff2");font-weight:600;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
    text: {
      family: 'Figtree',
      file: '/fonts/figtree-v1.woff2',
      stack: 'Figtree,"Figtree 0",system-ui,sans-serif',
      faces:
        '@font-face{font-family:Figtree;src:url(/fonts/figtree-v1.woff2)format("woff2");font-weight:400 700;font-display:optional}@font-face{font-family:"Figtree 0";src:local(Arial),local("Liberation Sans"),local(Roboto);font-weight:400 700;size-adjust:100.51%;ascent-override:94.52%;descent-override:24.87%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:Figtree;src:url(/fonts/figtree-extended-v1.woff2)format("woff2");font-weight:400 700;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
  },
  classic: {
    title: {
      family: 'Playfair Display',
      file: '/fonts/playfair-display-v1.woff2',
      stack: '"Playfair Display","Playfair Display 0","Playfair Display 1",serif',
      faces:
        '@font-face{font-family:"Playfair Display";src:url(/fonts/playfair-display-v1.woff2)format("woff2");font-weight:600;font-display:optional}@font-face{font-family:"Playfair Display 0";src:local(Georgia),local(Gelasio);font-weight:600;size-adjust:103.81%;ascent-override:104.23%;descent-override:24.18%;line-gap-override:0%}@font-face{font-family:"Playfair Display 1";src:local("Times New Roman"),local("Liberation Serif"),local(Tinos);font-weight:600;size-adjust:114.01%;ascent-override:94.9%;descent-override:22.02%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:"Playfair Display";src:url(/fonts/playfair-display-extended-v1.woff2)format("woff2");font-weight:600;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
    text: {
      family: 'Source Sans 3',
      file: '/fonts/source-sans-3-v1.woff2',
      stack: '"Source Sans 3","Source Sans 3 0",system-ui,sans-serif',
      faces:
        '@font-face{font-family:"Source Sans 3";src:url(/fonts/source-sans-3-v1.woff2)format("woff2");font-weight:400 700;font-display:optional}@font-face{font-family:"Source Sans 3 0";src:local(Arial),local("Liberation Sans"),local(Roboto);font-weight:400 700;size-adjust:93.82%;ascent-override:109.14%;descent-override:42.63%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:"Source Sans 3";src:url(/fonts/source-sans-3-extended-v1.woff2)format("woff2");font-weight:400 700;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
  },
  modern: {
    title: {
      family: 'Bricolage Grotesque',
      file: '/fonts/bricolage-grotesque-v1.woff2',
      stack: '"Bricolage Grotesque","Bricolage Grotesque 0",system-ui,sans-serif',
      faces:
        '@font-face{font-family:"Bricolage Grotesque";src:url(/fonts/bricolage-grotesque-v1.woff2)format("woff2");font-weight:600;font-display:optional}@font-face{font-family:"Bricolage Grotesque 0";src:local(Arial),local("Liberation Sans"),local(Roboto);font-weight:600;size-adjust:104.16%;ascent-override:89.28%;descent-override:25.92%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:"Bricolage Grotesque";src:url(/fonts/bricolage-grotesque-extended-v1.woff2)format("woff2");font-weight:600;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
    text: {
      family: 'Figtree',
      file: '/fonts/figtree-v1.woff2',
      stack: 'Figtree,"Figtree 0",system-ui,sans-serif',
      faces:
        '@font-face{font-family:Figtree;src:url(/fonts/figtree-v1.woff2)format("woff2");font-weight:400 700;font-display:optional}@font-face{font-family:"Figtree 0";src:local(Arial),local("Liberation Sans"),local(Roboto);font-weight:400 700;size-adjust:100.51%;ascent-override:94.52%;descent-override:24.87%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:Figtree;src:url(/fonts/figtree-extended-v1.woff2)format("woff2");font-weight:400 700;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
  },
  friendly: {
    title: {
      family: 'Baloo 2',
      file: '/fonts/baloo-2-v1.woff2',
      stack: '"Baloo 2","Baloo 2 0",system-ui,sans-serif',
      faces:
        '@font-face{font-family:"Baloo 2";src:url(/fonts/baloo-2-v1.woff2)format("woff2");font-weight:600;font-display:optional}@font-face{font-family:"Baloo 2 0";src:local(Arial),local("Liberation Sans"),local(Roboto);font-weight:600;size-adjust:99.29%;ascent-override:108.57%;descent-override:52.78%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:"Baloo 2";src:url(/fonts/baloo-2-extended-v1.woff2)format("woff2");font-weight:600;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
    text: {
      family: 'Nunito Sans',
      file: '/fonts/nunito-sans-v1.woff2',
      stack: '"Nunito Sans","Nunito Sans 0",system-ui,sans-serif',
      faces:
        '@font-face{font-family:"Nunito Sans";src:url(/fonts/nunito-sans-v1.woff2)format("woff2");font-weight:400 700;font-display:optional}@font-face{font-family:"Nunito Sans 0";src:local(Arial),local("Liberation Sans"),local(Roboto);font-weight:400 700;size-adjust:100.9%;ascent-override:100.2%;descent-override:34.98%;line-gap-override:0%}',
      extended:
        '@font-face{font-family:"Nunito Sans";src:url(/fonts/nunito-sans-extended-v1.woff2)format("woff2");font-weight:400 700;font-display:optional;unicode-range:U+102,U+103,U+104,U+105,U+106,U+107,U+118,U+119,U+141,U+142,U+143,U+144,U+15a,U+15b,U+179,U+17a,U+17b,U+17c,U+218,U+219,U+21a,U+21b}',
    },
  },
};
