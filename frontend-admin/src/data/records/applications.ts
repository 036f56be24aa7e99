import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A factory application as the list answers it. */
export type ApplicationRow = components['schemas']['ApplicationView'];
/** The same, with the other applications of the same address or mobile. */
export type Application = components['schemas']['ApplicationDetailView'];

/** Names of the columns that its list and its file share. */
export type ApplicationColumn = components['schemas']['ApplicationColumn'];

export const applicationSource = recordSource<ApplicationRow, Application>({
  name: 'applications',
  path: 'api/apply-factory',
});

/** What waits: how many, and the five that have waited longest. */
export const pendingApplications = () => applicationSource.oldestOf('pending', 5);
