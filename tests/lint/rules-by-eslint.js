/** What oxlint has no rule of its own for: a selector that nothing may match, and patterns that take more than linear time. */
import regexp from 'eslint-plugin-regexp';
import { builtinRules } from 'eslint/use-at-your-own-risk';

const { rules } = regexp;

export default {
  meta: { name: 'ours' },
  rules: {
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'no-super-linear-backtracking': rules['no-super-linear-backtracking'],
    'no-super-linear-move': rules['no-super-linear-move'],
  },
};
