import type { BilingualWords } from '../../words.ts';

/** The list of the site's words, and how each is changed. */
export const wordingWords = {
  wordings: {
    search: { es: 'Buscar una palabra', en: 'Search for a word' },
    changed: { es: 'Solo las cambiadas', en: 'Only those changed' },
    toWrite: {
      es: 'Por escribir en {{language}}: {{count}}',
      en: 'Still to write in {{language}}: {{count}}',
    },
    borrowed: {
      es: 'Mientras no la escribas, se lee en {{language}}',
      en: 'Until you write it, it’s read in {{language}}',
    },
    original: { es: 'Original ({{language}})', en: 'Original ({{language}})' },
    own: { es: 'En su lugar ({{language}})', en: 'In its place ({{language}})' },
    back: { es: 'Volver al original', en: 'Back to the original' },
    meanwhile: {
      es: 'Entretanto ha pasado a decir «{{text}}». Guarda otra vez para poner lo tuyo.',
      en: 'Meanwhile it has come to say “{{text}}”. Save again to put yours in its place.',
    },
    saved: { es: 'Cambiada: ya se ve en la web.', en: 'Changed: it’s on the site now.' },
    isBack: { es: 'Vuelve a decir lo del original.', en: 'Back to the original wording.' },
  },
} satisfies BilingualWords;
