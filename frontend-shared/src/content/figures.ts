/**
 * Register of figures: the single source of every number about the company that visitors see, so that pages, footer and
 * deck agree. Pages do not round, add or convert figures. Prices and days that the API also defines are duplicated here
 * to save bytes on a first visit; a test compares them. The comment of each names the chapter of the product
 * specification or of the decisions that states it.
 *
 * Each topic is a file and each figure an export of its own, so that a script carries only the topics it shows:
 * `import * as figures from 'frontend-shared/content/figures'`.
 */

export * from './figures/company';
export type { Figure, Unit } from './figures/figure';
export * from './figures/profit';
export * from './figures/projects';
export * from './figures/shares';
export * from './figures/spice';
export * from './figures/story';
export * from './figures/targets';
