/** The colours every picture shares with the site, and the warm shades that food needs. */
export const palette = {
  paper: '#fffaf1',
  cream: '#fbf0da',
  ink: '#2a211b',
  terracotta: '#b4472b',
  clay: '#d9743f',
  blue: '#1f5f8b',
  sea: '#2b8fb8',
  sky: '#8fd0e8',
  navy: '#15324f',
  saffron: '#e9a52f',
  sun: '#ffd257',
  olive: '#6b7a3a',
  leaf: '#5fa53a',
  mint: '#9fd8b4',
  rose: '#f08a8f',
  pink: '#f7b9bd',
  plum: '#7a2f5a',
  wine: '#8c1535',
  tomato: '#e2412d',
  wood: '#c98f54',
  oak: '#e2b67c',
  walnut: '#7a4a2a',
  sand: '#f3d9a4',
} as const;

/** Shadows are brown, never black: a black shadow would lay grey over the food. */
export const shade = '#4d2208';
