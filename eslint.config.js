import eslint from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist.*',
      'release',
      'data',
      'node_modules',
      'test-results',
      'playwright-report',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  hooks.configs.flat['recommended-latest'],
  {
    plugins: { regexp },
    rules: {
      // A pattern that takes more than linear time stops the loop that answers everybody.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        ...['stdout', 'stderr'].map((property) => ({
          object: 'process',
          property,
          message:
            'Write by writeOutput or writeError of the log room, which are safe for a terminal.',
        })),
      ],
    },
  },
  {
    files: ['src/log/output.server.ts', 'src/**/testing/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['sample/**', 'scripts/**', 'bench/**', 'tests/**', '*.config.ts'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // What tests and tools read, they have written themselves.
    files: ['**/*.test.{ts,tsx}', 'sample/**', 'scripts/**', 'bench/**', 'tests/**'],
    rules: {
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
);
