import { YesNo } from '../../../common/fields/value-fields.js';

/** The options of every change of status: whether it can be undone, whether it undoes one, and the suspect mark. */
export abstract class StatusChangeFields {
  @YesNo({
    optional: true,
    description:
      'Delays the mail by ten seconds, in which the change can be undone with `undo`; then no mail is sent.',
    example: true,
  })
  undoable?: boolean;

  @YesNo({
    optional: true,
    description:
      'Undoes the last change while its mail is delayed (at most ten seconds); `status` is the previous status. Later, the response is 409 and nothing changes.',
    example: false,
  })
  undo?: boolean;

  @YesNo({
    optional: true,
    description:
      '`true` removes the suspect mark and releases the held mails, with `undoable` after ten seconds. Approving does this as well. With the current status, nothing else changes. `false` with `undo` and the current status restores the mark.',
    example: false,
  })
  clearSuspect?: boolean;
}
