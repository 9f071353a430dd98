import { createTheme, enhanceHighContrast, type Theme, type ThemeOptions } from '@mui/material';
import { enUS, esES } from '@mui/material/locale';
import type { OfficeLanguage } from '../account.ts';
import {
  DEFAULT_LOOK,
  groundsOf,
  nearestReadable,
  paletteOf,
  readLookCode,
  tileAddress,
  type Scheme,
} from '../../look/index.ts';

/** The look that the page names, which is the site's. */
const look = readLookCode(document.getElementById('office')?.dataset['look'] ?? '') ?? DEFAULT_LOOK;
const palette = paletteOf(look);

/** The site's colours, which stay readable on each other in both schemes; `press` is that of text, too. */
function coloursOf(scheme: Scheme) {
  const saffron = nearestReadable(palette.accent, groundsOf(scheme));
  return { ...scheme, saffron };
}

const LIGHT = coloursOf(palette.light);
const DARK: typeof LIGHT = { ...coloursOf(palette.dark), press: palette.dark.terracotta };

const SANS = "Figtree, 'Figtree 0', system-ui, sans-serif";
const SERIF = "Fraunces, 'Fraunces 0', serif";

/** The site's tile, as a background. */
export const TILE_LINE = `url(${tileAddress(palette.tile)}) repeat-x center / auto 24px`;

/** Screens with the bar at the thumb: below the theme's breakpoint `md`. */
const NARROW = '@media (max-width: 899.95px)';

/** Windows that bars at their edges would fill: a phone on its side, text at four times its size (WCAG 1.4.10). */
const LOW = '@media (max-height: 480px)';

/** What stays at an edge of the window, where that is high enough, and moves with the screen where not. */
export const STAYS = 'office-stays';

/** A bar with what can be done, which stays in sight above the bar at the thumb. */
export const ACTION_BAR = 'office-action-bar';

/** A bar with what can be done with the records that are chosen, which stays in sight below the office's own. */
export const BULK_BAR = 'office-bulk-bar';

/** What the bar at the thumb takes of a screen, and what it takes with one of those two. */
const THUMB_BAR = 'calc(72px + env(safe-area-inset-bottom))';
const TWO_BARS = 'calc(184px + env(safe-area-inset-bottom))';

/**
 * What the notch of a telephone that lies on its side takes of a bar and of the screen: the page is as wide as the glass
 * (`viewport-fit=cover`).
 */
export const BESIDE_NOTCH = {
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
};

/** What is current, chosen or on: in the colours of who forces their own, MUI shows it by its tint alone. */
const CHOSEN =
  '[aria-current]:not([aria-current=false]), [aria-pressed=true], [role=tab][aria-selected=true]';

/** What a thumb can hit, pixels. */
const TARGET = 44;

/** A ring inside what fills its place to the edge, where one around it would be cut off. */
const WITHIN = { '&.Mui-focusVisible': { outlineOffset: -3 } };
const FOCUS_WITHIN = { styleOverrides: { root: WITHIN } };

type Mode = 'light' | 'dark';

/** What MUI says by itself: the names of the buttons of pages, of stars, of what opens and closes. */
const MUI_WORDS = { es: esES, en: enUS } as const;

/** Its Spanish calls the arrow that opens a list “Abierto”. */
const OWN_WORDS = {
  es: { components: { MuiAutocomplete: { defaultProps: { openText: 'Abrir' } } } },
  en: {},
} as const;

/** The looks of the office, light or dark, with MUI's own words in its language. */
export function officeTheme(mode: Mode, language: OfficeLanguage): Theme {
  const colours = mode === 'dark' ? DARK : LIGHT;
  const looks = {
    palette: {
      mode,
      primary: { main: colours.press },
      secondary: { main: colours.link },
      error: { main: colours.error },
      warning: { main: colours.saffron },
      info: { main: colours.link },
      success: { main: colours.olive },
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.soft },
      divider: colours.line,
    },
    shape: { borderRadius: 10 },
    // Who asks their system for less motion gets none.
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: SANS,
      h1: { fontFamily: SERIF, fontWeight: 600, fontSize: '1.75rem' },
      h2: { fontFamily: SERIF, fontWeight: 600, fontSize: '1.375rem' },
      h3: { fontFamily: SERIF, fontWeight: 600, fontSize: '1.15rem' },
      h6: { fontFamily: SERIF, fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // What gets the focus comes clear of the bars above and below it (WCAG 2.4.11).
          html: {
            scrollPaddingBlock: '72px 16px',
            [NARROW]: { scrollPaddingBottom: THUMB_BAR },
            [`&:has(.${ACTION_BAR})`]: { scrollPaddingBottom: TWO_BARS },
            [`&:has(.${BULK_BAR})`]: { scrollPaddingTop: TWO_BARS },
          },
          body: BESIDE_NOTCH,
          // As far in as the field below it.
          legend: { padding: 0 },
          // On paper they would lie over every page.
          '@media print': {
            [`.MuiAppBar-root, nav, .${ACTION_BAR}`]: { display: 'none !important' },
          },
          // MUI does that for the entries of menus and lists.
          '@media (forced-colors: active)': {
            [`:is(${CHOSEN}), :is(${CHOSEN}) *`]: {
              forcedColorAdjust: 'none',
              color: 'SelectedItemText !important',
              backgroundColor: 'SelectedItem !important',
            },
            // On that background, where the ring's own colour may be the same.
            [`:is(${CHOSEN}):focus-visible`]: {
              outline: '3px solid SelectedItemText !important',
              outlineOffset: '-3px !important',
            },
          },
          // What is in them is in sight already.
          [`.${ACTION_BAR} *, .${BULK_BAR} *`]: { scrollMarginBlock: `calc(-1 * ${TWO_BARS})` },
          [LOW]: {
            html: { scrollPaddingBlock: '0 !important' },
            [`.${ACTION_BAR} *, .${BULK_BAR} *`]: { scrollMarginBlock: 0 },
            '.MuiAppBar-root': { position: 'absolute !important' },
            [`.${STAYS}, .${ACTION_BAR}, .${BULK_BAR}`]: { position: 'static !important' },
            '.MuiSnackbar-root': { bottom: '8px !important' },
          },
        },
      },
      MuiDrawer: { styleOverrides: { paper: { paddingLeft: BESIDE_NOTCH.paddingLeft } } },
      // An address or a word without an end goes on in the next line, and the screen stays as wide as it is.
      MuiTypography: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      MuiButtonBase: {
        styleOverrides: {
          root: {
            '&.Mui-focusVisible': { outline: `3px solid ${colours.link}`, outlineOffset: 2 },
          },
        },
      },
      MuiTab: FOCUS_WITHIN,
      MuiBottomNavigationAction: FOCUS_WITHIN,
      MuiCardActionArea: FOCUS_WITHIN,
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: TARGET } },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET, ...WITHIN } } },
      MuiListItemButton: { styleOverrides: { root: { minHeight: TARGET, ...WITHIN } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { [NARROW]: { minHeight: TARGET } },
          // Safari writes today's date into an empty field.
          input: { '&[value=""]:not(:focus)::-webkit-datetime-edit': { opacity: 0.6 } },
        },
      },
      MuiCheckbox: {
        styleOverrides: { root: { [NARROW]: { minWidth: TARGET, minHeight: TARGET } } },
      },
      MuiRadio: { styleOverrides: { root: { [NARROW]: { minWidth: TARGET, minHeight: TARGET } } } },
      MuiFormControlLabel: { styleOverrides: { root: { [NARROW]: { minHeight: TARGET } } } },
      MuiToggleButton: {
        styleOverrides: { root: { [NARROW]: { minWidth: TARGET, minHeight: TARGET } } },
      },
      MuiPaginationItem: {
        styleOverrides: { root: { [NARROW]: { minWidth: TARGET, height: TARGET } } },
      },
      MuiChip: {
        styleOverrides: {
          clickable: { [NARROW]: { height: TARGET, borderRadius: TARGET / 2 } },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      // None of them covers the bar at the thumb, nor one with what can be done.
      MuiSnackbar: {
        styleOverrides: {
          root: {
            [NARROW]: { bottom: THUMB_BAR },
            [`body:has(.${ACTION_BAR}) &`]: {
              bottom: 88,
              [NARROW]: { bottom: TWO_BARS },
            },
          },
        },
      },
      MuiAppBar: {
        defaultProps: { color: 'inherit', elevation: 0 },
        styleOverrides: {
          root: {
            backgroundColor: colours.surface,
            color: colours.ink,
            borderBottom: `1px solid ${colours.line}`,
            ...BESIDE_NOTCH,
          },
        },
      },
    },
  } satisfies ThemeOptions;
  return enhanceHighContrast(createTheme(looks, MUI_WORDS[language], OWN_WORDS[language]));
}
