/** The register of figures as pages use it: `figures.members.value`. It is shared with footer and deck. */

export type { Figure } from 'frontend-shared/content/figures';
export * as figures from 'frontend-shared/content/figures';
