import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A factory application as returned in the list. */
export type ApplicationRow = components['schemas']['ApplicationView'];
/** A single factory application, with other applications of the same address or mobile number. */
export type Application = components['schemas']['ApplicationDetailView'];

/** Columns of the list and its export. */
export type ApplicationColumn = components['schemas']['ApplicationColumn'];

export const applicationSource = recordSource<ApplicationRow, Application>({
  name: 'applications',
  path: 'api/apply-factory',
});

/** Pending applications: their number, and the five oldest. */
export const pendingApplications = () => applicationSource.oldestOf('pending', 5);
