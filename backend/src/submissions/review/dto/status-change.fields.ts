import { YesNo } from '../../../common/fields/value-fields.js';

/** The options of every change of status: whether it can be undone, whether it undoes one, and the suspect mark. */
export abstract class StatusChangeFields {
  @YesNo({
    optional: true,
    description: 'The mail waits ten seconds; going back within them takes it back, and no mail is sent.',
    example: true,
  })
  undoable?: boolean;

  @YesNo({
    optional: true,
    description:
      'Nothing but an undo: goes back to the status before while the mail of the last change waits, for ten seconds at most. After that, the answer is 409 and nothing changes.',
    example: false,
  })
  undo?: boolean;

  @YesNo({
    optional: true,
    description:
      'The record is genuine: takes the suspect mark off and lets its held mails go, ten seconds later when it is `undoable`. Approving does so as well; with the present status it does only that. `false` with `undo` and the present status puts the mark back.',
    example: false,
  })
  clearSuspect?: boolean;
}
