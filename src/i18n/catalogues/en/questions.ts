import type { Words } from '../words.ts';
import type { questions as original } from '../es/questions.ts';

export const questions: Words<typeof original> = {
  _name: 'Questions and answers',
  title: 'Questions people ask',
  all: 'All the questions',
};
