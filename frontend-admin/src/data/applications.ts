import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A factory application as the API answers it. */
export type Application = components['schemas']['ApplicationView'];

/** Names of the columns that its list and its file share. */
export type ApplicationColumn = components['schemas']['ApplicationColumn'];

export const applicationSource = recordSource<Application>({
  name: 'applications',
  path: 'api/apply-factory',
});

/** What waits: how many, and the five that have waited longest. */
export const waitingApplications = () => applicationSource.waiting('pending', 5);
