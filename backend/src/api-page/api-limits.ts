import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import { MAX_CHOSEN } from '../exports/chosen-records.dto.js';
import { MAX_SHOWN } from '../notifications/notifications.service.js';
import { UNDO_MS } from '../submissions/review/transition/status-plan.js';
import { MAX_MARKED } from '../subscriptions/deliveries/dto/mark-boxes.dto.js';

/** Limits that belong to no field but that a console has to know; `x-limits` in the description. */
export const API_LIMITS = {
  /** Delay of the mail of a change that can be undone, in ms. */
  undoMs: UNDO_MS,
  /** Maximum page size of a list. */
  pageSize: MAX_PAGE_SIZE,
  /** Maximum number of records in an export by ids. */
  chosenRecords: MAX_CHOSEN,
  /** Maximum number of boxes marked by one call. */
  markedBoxes: MAX_MARKED,
  /** Maximum number of notifications in an answer. */
  notifications: MAX_SHOWN,
};
