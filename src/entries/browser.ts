/**
 * The card game in one file, house rules included, for a page without a bundler.
 *
 * @module
 */
export * from './house-rules.ts';
export * from './index.ts';
