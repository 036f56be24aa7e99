import { apiLimits } from 'frontend-shared/api/limits.generated';

/** How long the API holds the mail of an undoable change, in ms. */
export const UNDO_MS = apiLimits.undoMs;
