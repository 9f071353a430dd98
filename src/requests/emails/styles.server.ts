import { createContext, use, type CSSProperties } from 'react';
import { CORNERS, DEFAULT_LOOK, FONTS, paletteOf, type Look } from '../../look/index.ts';

/** What mail programs have in place of our fonts, which few of them load. */
const SERIFS = "'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const SANSES = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Corners of emails are never as round as those of pages, pixels. */
const ROUNDEST = 6;

/** The look of the site in the little CSS that every mail program reads. */
export function emailHand(look: Look) {
  const { light, dark, accent } = paletteOf(look);
  const { title, text: plain } = FONTS[look.fonts];
  const serif = `'${title.family}', ${title.stack.endsWith(',serif') ? SERIFS : SANSES}`;
  const sans = `'${plain.family}', ${SANSES}`;
  const radius = Math.min(CORNERS[look.corners], ROUNDEST);
  const text: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '25px', margin: 0 };
  const styles = {
    body: { backgroundColor: light.ground, margin: 0, padding: 0 },
    // No address or name without an end makes an email wider than a phone.
    ground: { backgroundColor: light.ground, padding: '24px 8px', wordBreak: 'break-word' },
    card: {
      backgroundColor: light.surface,
      border: `1px solid ${light.line}`,
      borderRadius: radius,
      maxWidth: 600,
    },
    brand: {
      ...text,
      color: light.terracotta,
      fontFamily: serif,
      fontSize: 24,
      fontWeight: 600,
      lineHeight: '30px',
    },
    brandLine: {
      ...text,
      color: light.soft,
      fontSize: 14,
      lineHeight: '20px',
      margin: '0 0 28px',
    },
    content: { padding: '28px 32px' },
    heading: {
      color: light.ink,
      fontFamily: serif,
      fontSize: 28,
      fontWeight: 600,
      lineHeight: '35px',
      margin: '0 0 12px',
    },
    subheading: {
      color: light.ink,
      fontFamily: serif,
      fontSize: 20,
      fontWeight: 600,
      lineHeight: '27px',
      margin: '28px 0 8px',
    },
    paragraph: { ...text, color: light.ink, margin: '0 0 16px' },
    notice: {
      ...text,
      backgroundColor: light.linen,
      borderLeft: `4px solid ${accent}`,
      color: light.ink,
      margin: '0 0 16px',
      padding: '12px 16px',
    },
    label: {
      ...text,
      borderBottom: `1px solid ${light.line}`,
      color: light.soft,
      fontSize: 14,
      padding: '8px 12px 8px 0',
      verticalAlign: 'top',
      // The longest word of a label, "recomendarías", has its line on a phone of 360 px.
      width: '42%',
    },
    value: {
      ...text,
      borderBottom: `1px solid ${light.line}`,
      color: light.ink,
      padding: '8px 0',
      verticalAlign: 'top',
    },
    quote: {
      ...text,
      borderLeft: `4px solid ${light.link}`,
      color: light.ink,
      padding: '2px 0 2px 16px',
    },
    step: { ...text, color: light.ink, padding: '4px 0', verticalAlign: 'top' },
    stepNumber: {
      ...text,
      color: light.terracotta,
      fontFamily: serif,
      fontWeight: 600,
      padding: '4px 0',
      verticalAlign: 'top',
      width: 28,
    },
    button: {
      backgroundColor: light.press,
      borderRadius: radius,
      color: light.onPress,
      fontFamily: sans,
      fontSize: 16,
      fontWeight: 600,
      lineHeight: '20px',
      padding: '13px 22px',
      textDecoration: 'none',
    },
    link: { color: light.link, textDecoration: 'underline' },
    small: { ...text, color: light.soft, fontSize: 13, lineHeight: '20px', margin: '0 0 6px' },
  } satisfies Record<string, CSSProperties>;

  /** The dark scheme, for the programs that ask for it; the others keep the paper. */
  const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; border-color: ${dark.line} !important; }
  .quiet { color: ${dark.soft} !important; border-color: ${dark.line} !important; }
  .accent { color: ${dark.terracotta} !important; }
  .link { color: ${dark.link} !important; }
  .notice { background-color: ${dark.linen} !important; color: ${dark.ink} !important; }
  .rule { border-left-color: ${dark.link} !important; }
}
@media (max-width: 480px) {
  .content { padding: 22px 18px !important; }
}
`;
  const tiles = {
    ...{ paper: light.ground, line: light.link, press: light.press },
    ...{ accent, second: light.olive, hasPattern: look.pattern === 'tile' },
  };
  return { styles, darkScheme, tiles };
}

const Hand = createContext(emailHand(DEFAULT_LOOK));

export const HandProvider = Hand.Provider;

/** How the email that is being rendered looks. */
export const useHand = () => use(Hand);
