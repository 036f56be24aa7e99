import { YesNo } from '../../../common/fields/value-fields.js';

/** Of a change of status that can be undone, and of the change that undoes it. */
export abstract class UndoFields {
  @YesNo({
    optional: true,
    description: 'The mail waits ten seconds; going back within them takes it back, and no mail is sent.',
    example: true,
  })
  undoable?: boolean;

  @YesNo({
    optional: true,
    description:
      'Nothing but an undo: goes back to the status before while the mail of the last change waits. Once it has left, the answer is 409 and nothing changes.',
    example: false,
  })
  undo?: boolean;
}
