import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import locales from './locales/lint.js'

export default ts.config(
  {
    ignores: [
      '.svelte-check',
      'dist',
      'node_modules',
      'src/generated',
      'src/language/messages.ts',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/testing.ts', 'src/check/recorded/**'],
    plugins: { locales },
    rules: { 'locales/in-catalogue': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
