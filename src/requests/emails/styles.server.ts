import type { CSSProperties } from 'react';

/** The hand of the site in the little CSS that every mail program reads. */
export const COLOURS = {
  paper: '#fffaf1',
  card: '#ffffff',
  line: '#eadfcd',
  ink: '#2a211b',
  quiet: '#6b5d51',
  terracotta: '#b4472b',
  blue: '#1f5f8b',
  saffron: '#e2a03f',
  olive: '#6b7a3a',
  notice: '#fdf0d8',
} as const;

const SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif";
const SANS = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text: CSSProperties = { fontFamily: SANS, fontSize: 16, lineHeight: '25px', margin: 0 };

export const styles = {
  body: { backgroundColor: COLOURS.paper, margin: 0, padding: 0 },
  ground: { backgroundColor: COLOURS.paper, padding: '24px 8px' },
  card: {
    backgroundColor: COLOURS.card,
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 6,
    maxWidth: 600,
  },
  brand: {
    ...text,
    color: COLOURS.terracotta,
    fontFamily: SERIF,
    fontSize: 24,
    fontWeight: 600,
    lineHeight: '30px',
  },
  brandLine: {
    ...text,
    color: COLOURS.quiet,
    fontSize: 14,
    lineHeight: '20px',
    margin: '0 0 28px',
  },
  content: { padding: '28px 32px' },
  heading: {
    color: COLOURS.ink,
    fontFamily: SERIF,
    fontSize: 28,
    fontWeight: 600,
    lineHeight: '35px',
    margin: '0 0 12px',
  },
  subheading: {
    color: COLOURS.ink,
    fontFamily: SERIF,
    fontSize: 20,
    fontWeight: 600,
    lineHeight: '27px',
    margin: '28px 0 8px',
  },
  paragraph: { ...text, color: COLOURS.ink, margin: '0 0 16px' },
  notice: {
    ...text,
    backgroundColor: COLOURS.notice,
    borderLeft: `4px solid ${COLOURS.saffron}`,
    color: COLOURS.ink,
    margin: '0 0 16px',
    padding: '12px 16px',
  },
  label: {
    ...text,
    borderBottom: `1px solid ${COLOURS.line}`,
    color: COLOURS.quiet,
    fontSize: 14,
    padding: '8px 16px 8px 0',
    verticalAlign: 'top',
    width: '38%',
  },
  value: {
    ...text,
    borderBottom: `1px solid ${COLOURS.line}`,
    color: COLOURS.ink,
    padding: '8px 0',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  },
  quote: {
    ...text,
    borderLeft: `4px solid ${COLOURS.blue}`,
    color: COLOURS.ink,
    padding: '2px 0 2px 16px',
    wordBreak: 'break-word',
  },
  step: { ...text, color: COLOURS.ink, padding: '4px 0', verticalAlign: 'top' },
  stepNumber: {
    ...text,
    color: COLOURS.terracotta,
    fontFamily: SERIF,
    fontWeight: 600,
    padding: '4px 0',
    verticalAlign: 'top',
    width: 28,
  },
  button: {
    backgroundColor: COLOURS.terracotta,
    borderRadius: 4,
    color: '#ffffff',
    fontFamily: SANS,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    padding: '13px 22px',
    textDecoration: 'none',
  },
  link: { color: COLOURS.blue, textDecoration: 'underline' },
  small: { ...text, color: COLOURS.quiet, fontSize: 13, lineHeight: '20px', margin: '0 0 6px' },
} satisfies Record<string, CSSProperties>;

/** The dark scheme, for the programs that ask for it; the others keep the paper. */
export const DARK_SCHEME = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #1d1713 !important; }
  .card { background-color: #292019 !important; border-color: #463a30 !important; }
  .ink { color: #f6ecdf !important; border-color: #463a30 !important; }
  .quiet { color: #c3b3a3 !important; border-color: #463a30 !important; }
  .accent { color: #f0987d !important; }
  .link { color: #8fc3e8 !important; }
  .notice { background-color: #3d301d !important; color: #f6ecdf !important; }
  .rule { border-left-color: #8fc3e8 !important; }
}
@media (max-width: 480px) {
  .content { padding: 22px 18px !important; }
}
`;
