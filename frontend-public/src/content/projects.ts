import type { TagKind } from 'frontend-shared/ui/tag';
import { type Figure, figures } from './figures';

export type ProjectId = 'spice' | 'supermarket' | 'led' | 'garments' | 'flour' | 'water' | 'frozen';

/** Figures of a project. Names, places and texts are in `content/{en,hi}/projects.ts`. */
export interface Project {
  id: ProjectId;
  status: Extract<TagKind, 'profitable' | 'running' | 'coming-soon'>;
  /** Total cost. */
  amount: Figure;
  /** Completion in per cent; null when none is certain ("On Progress"). */
  progress: Figure | null;
  /** Only for running projects. */
  investors?: Figure;
  jobs?: Figure;
}

const { spice, supermarket, led, garments, flour, water, frozen } = figures.projects;

/** The seven projects, running ones first. */
export const projects: Readonly<Record<ProjectId, Project>> = {
  spice: { id: 'spice', status: 'profitable', ...spice },
  supermarket: { id: 'supermarket', status: 'running', ...supermarket },
  led: { id: 'led', status: 'coming-soon', ...led },
  garments: { id: 'garments', status: 'coming-soon', ...garments },
  flour: { id: 'flour', status: 'coming-soon', ...flour },
  water: { id: 'water', status: 'coming-soon', amount: water.amount, progress: null },
  frozen: { id: 'frozen', status: 'coming-soon', amount: frozen.amount, progress: null },
};
