import { describe, expect, it } from 'vitest';
import { catalogueWords } from '../../i18n/index.server.ts';
import { hasNamedSection, wordPlace } from './word-places.ts';

describe('the place of a word', () => {
  it('is said from the outermost part of the site to what the text is there', () => {
    expect(wordPlace('forms:request.success.title')).toEqual({
      section: {
        es: 'Formularios › Formulario de petición › Cuando se ha enviado',
        en: "Forms › Request form › Once it's sent",
      },
      role: { es: 'Título', en: 'Heading' },
    });
    expect(wordPlace('common:nav.label')).toEqual({
      section: { es: 'En toda la web › Menú principal', en: 'All over the site › Main menu' },
      role: null,
    });
  });

  it('has a name for every part of the catalogues', () => {
    const keys = catalogueWords().map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(700);
    expect(keys.filter((key) => !hasNamedSection(key))).toEqual([]);
  });
});
