import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import { MAX_CHOSEN } from '../exports/chosen-records.dto.js';
import { MAX_SHOWN } from '../notifications/notifications.service.js';
import { UNDO_MS } from '../submissions/review/transition/status-plan.js';
import { MAX_MARKED } from '../subscriptions/deliveries/dto/mark-boxes.dto.js';

/** Limits that are no field's and that a console has to know; `x-limits` of the description. */
export const API_LIMITS = {
  /** How long the mail of an undoable change waits, in ms. */
  undoMs: UNDO_MS,
  /** Most items of one page of a list. */
  pageSize: MAX_PAGE_SIZE,
  /** Most records that are exported by their ids. */
  chosenRecords: MAX_CHOSEN,
  /** Most boxes that are marked by one call. */
  markedBoxes: MAX_MARKED,
  /** Most notifications of an answer. */
  notifications: MAX_SHOWN,
};
