import { describe, expect, it } from 'vitest';
import { ALLERGENS, DIETS, dietsOf } from '../content/index.ts';
import * as en from '../i18n/catalogues/en/index.gen.ts';
import * as es from '../i18n/catalogues/es/index.gen.ts';
import { DISH_ALLERGENS, DISH_DIETS, dishCode, readDishCode } from './dish-code.ts';
import {
  barHtml,
  countText,
  markHtml,
  requestText,
  settingWords,
  verdictText,
} from './diner-html.ts';
import { bothSettings, parseSetting, settingText, type DinerSetting } from './diner-setting.ts';
import { judge } from './diner-verdict.ts';

const none = Object.fromEntries(ALLERGENS.map((name) => [name, 'no'])) as Record<
  (typeof ALLERGENS)[number],
  'yes' | 'no' | 'traces'
>;
const cake = dishCode({ allergens: { ...none, nuts: 'yes', eggs: 'yes', milk: 'traces' } }, [
  'vegetarian',
  'noPork',
]);
const water = dishCode({ allergens: none }, DIETS);
const unknown = dishCode({ allergens: undefined }, ['vegan']);
const english = { language: 'en', words: { diner: en.diner, common: en.common } };
const spanish = { language: 'es', words: { diner: es.diner, common: es.common } };

function setting(text: string): DinerSetting {
  const parsed = parseSetting(text);
  if (!parsed) throw new Error(`${text} avoids nothing`);
  return parsed;
}

describe('a setting', () => {
  it('has one spelling, whatever the order in which it was ticked', () => {
    const ticked = setting('only,vegan,nuts,strict,milk,nuts');
    expect(settingText(ticked)).toBe('milk,nuts,vegan,strict,only');
    expect(parseSetting(settingText(ticked))).toEqual(ticked);
  });

  it.each([null, '', 'strict', 'only,strict', 'Nuts', '<script>', 'constructor'])(
    'is none when it avoids nothing that is known: %s',
    (text) => expect(parseSetting(text)).toBeNull(),
  );

  it('is only ever added to, so that a link makes nothing look safe', () => {
    const both = bothSettings('nuts,strict', 'milk');
    expect(both && settingText(both)).toBe('milk,nuts,strict');
    expect(bothSettings(null, 'unknown')).toBeNull();
  });
});

describe('the code of a dish', () => {
  it('knows every allergen and diet, each by a letter of its own', () => {
    expect(DISH_ALLERGENS).toEqual(ALLERGENS);
    expect(DISH_DIETS).toEqual(DIETS);
    for (const name of ALLERGENS) {
      const code = dishCode({ allergens: { ...none, [name]: 'yes' } }, []);
      expect(readDishCode(code)).toEqual({ contains: [name], traces: [], diets: [] });
    }
    for (const diet of DIETS) {
      expect(readDishCode(dishCode({ allergens: none }, [diet]))?.diets).toEqual([diet]);
    }
  });

  it('says what is in it and is short', () => {
    expect(cake).toBe('en.m.vp');
    expect(readDishCode(cake)).toEqual({
      contains: ['eggs', 'nuts'],
      traces: ['milk'],
      diets: ['vegetarian', 'noPork'],
    });
  });

  it.each(['', 'g', 'g.m', unknown])('is unknown where it does not say all: %j', (code) =>
    expect(readDishCode(code)).toBeNull(),
  );
});

describe('the verdict', () => {
  it.each([
    ['nuts', cake, 'unsafe'],
    ['milk', cake, 'traces'],
    ['milk,strict', cake, 'unsafe'],
    ['gluten', cake, 'safe'],
    ['gluten,vegetarian', cake, 'safe'],
    ['vegan', cake, 'unsafe'],
    ['milk,vegan', cake, 'unsafe'],
    ['gluten,milk,nuts,vegan,halal,strict', water, 'safe'],
    ['gluten', unknown, 'ask'],
    ['vegan', unknown, 'ask'],
  ] as const)('for %s of %s is %s', (text, code, state) => {
    expect(judge(code, setting(text)).state).toBe(state);
  });

  it('asks where a diet is asked for and the dish names none, unless it is unsafe anyway', () => {
    const bare = dishCode({ allergens: { ...none, milk: 'yes' } }, []);
    expect(judge(bare, setting('nuts')).state).toBe('safe');
    expect(judge(bare, setting('vegan')).state).toBe('ask');
    expect(judge(bare, setting('milk,vegan'))).toMatchObject({ state: 'unsafe', diets: [] });
  });

  it('takes a diet that another implies', () => {
    const salad = dishCode({ allergens: none }, dietsOf({ diets: ['vegan'] }));
    expect(judge(salad, setting('vegetarian,noPork')).state).toBe('safe');
    expect(judge(salad, setting('noAlcohol')).state).toBe('unsafe');
  });
});

describe('its words', () => {
  const textOf = (text: string, code = cake, speech = english) =>
    verdictText(judge(code, setting(text)), speech);

  it('name all that is wrong', () => {
    expect(textOf('nuts,eggs,vegan')).toBe('Contains egg and nuts · not vegan');
    expect(textOf('nuts,milk')).toBe('Contains nuts · may contain traces of milk');
    expect(textOf('milk', cake, spanish)).toBe('Puede tener trazas de leche');
    expect(textOf('gluten')).toBe(en.diner.mark.safe);
    expect(textOf('gluten', unknown)).toBe(en.diner.mark.ask);
  });

  it('come with a sign, and no two verdicts share one', () => {
    const signs = (['nuts', 'milk', 'gluten'] as const).map((text) => {
      const html = markHtml(judge(cake, setting(text)), english);
      return /aria-hidden="true">(.)<\/b> \S/.exec(html)?.[1];
    });
    signs.push(/aria-hidden="true">(.)</.exec(markHtml(judge('', setting('nuts')), english))?.[1]);
    expect(new Set(signs).size).toBe(4);
    expect(signs).not.toContain(undefined);
  });

  it('say for whom the filter is on', () => {
    expect(settingWords(setting('nuts,milk'), english)).toBe('milk, nuts');
    expect(settingWords(setting('nuts,vegan,strict'), english)).toBe('nuts · vegan · no traces');
    expect(requestText(setting('nuts,vegan,strict'), english)).toBe(
      'Without: nuts (no traces either). Diet: vegan.',
    );
    expect(requestText(setting('vegan'), spanish)).toBe('Dieta: vegano.');
  });

  it('count the dishes, and say when the others are hidden', () => {
    const count = { safe: 12, all: 48 };
    expect(countText(count, setting('nuts'), english)).toContain('12 of the 48');
    expect(countText(count, setting('nuts,only'), english)).toContain(en.diner.bar.hidden);
    expect(countText({ safe: 3, all: 3 }, setting('nuts,only'), english)).not.toContain(
      en.diner.bar.hidden,
    );
    expect(countText({ safe: 0, all: 0 }, setting('nuts'), english)).toBe('');
  });

  it('are text, whatever the owner writes', () => {
    const words = {
      ...english.words,
      common: { ...en.common, allergens: { ...en.common.allergens, nuts: '<b>"nuts" & co</b>' } },
    };
    const html = barHtml(
      { setting: setting('nuts'), count: { safe: 0, all: 0 }, change: '/a?b&c', off: '/"' },
      { language: 'en', words },
    );
    expect(html).not.toContain('<b>"nuts"');
    expect(html).toContain('&#60;b&#62;&#34;nuts&#34; &#38; co');
    expect(html).toContain('href="/&#34;"');
  });
});
