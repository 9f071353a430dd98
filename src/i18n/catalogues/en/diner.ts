import type { Words } from '../words.ts';
import type { diner as original } from '../es/diner.ts';

export const diner: Words<typeof original> = {
  _name: 'What can I eat?',
  title: 'Allergies and diets',
  headTitle: 'Allergies and diets: filter our menu',
  description:
    'Tell us once what you and yours can’t eat, and every dish on the site says whether it’s safe for you, may contain traces, or contains what you avoid.',
  lead: 'Say it once, and every dish on the site will tell you whether it’s for you.',
  link: 'I have an allergy or a diet',
  allergens: {
    _name: 'Choosing allergens',
    legend: 'I can’t eat',
    hint: 'The fourteen allergens that every dish declares.',
  },
  diets: {
    _name: 'Choosing diets',
    legend: 'My diet',
  },
  options: {
    _name: 'Other options',
    legend: 'How to show it',
    strict: 'Traces count too: those dishes aren’t for me either',
    only: 'Show me only the dishes that are safe',
  },
  submit: 'Save and see the menu',
  none: 'Tick at least one allergen or diet.',
  count: 'Safe for you: {{safe}} of the {{all}} dishes on our menu.',
  share: 'Link to share or bookmark it',
  privacy:
    'What you tick stays in your browser and isn’t sent to anyone. If your browser doesn’t run JavaScript, it travels in the address of each page: the answer is for you alone, and we neither keep it nor log it.',
  care: 'It’s a small kitchen and everything’s close together. If you have an allergy, always tell us before you order.',
  bar: {
    _name: 'Note above the menu',
    label: 'Allergy and diet filter',
    on: 'Filter on for: {{names}}.',
    strict: 'no traces',
    count: 'Safe for you: {{safe}} of the {{all}} dishes on this page.',
    hidden: 'The others are hidden.',
    change: 'Change',
    off: 'Turn off',
  },
  mark: {
    _name: 'Mark on each dish',
    safe: 'Safe for you',
    ask: 'Ask us before you order it',
    contains: 'contains {{names}}',
    traces: 'may contain traces of {{names}}',
    diets: {
      _name: 'Diets',
      vegan: 'not vegan',
      vegetarian: 'not vegetarian',
      glutenFree: 'not gluten-free',
      halal: 'not halal',
      noPork: 'may contain pork',
      noAlcohol: 'may contain alcohol',
    },
  },
  request: {
    _name: 'In the request form',
    put: 'Put my filter here: {{names}}',
    done: 'Done. Now tick the consent box, so that we may keep it.',
    without: 'Without: {{allergens}}.',
    strict: 'Without: {{allergens}} (no traces either).',
    diet: 'Diet: {{diets}}.',
  },
};
