/** The register of figures, used as `figures.members.value`; shared with the footer and the deck. */

export type { Figure } from 'frontend-shared/content/figures';
export * as figures from 'frontend-shared/content/figures';
