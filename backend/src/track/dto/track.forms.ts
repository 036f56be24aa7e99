import { Email } from '../../common/fields/text-fields.js';
import { OneOf } from '../../common/fields/value-fields.js';
import { Reference } from '../../submissions/record/dto/reference.field.js';
import { OWN_ACTIONS, type OwnAction } from '../../submissions/record/own-steps.js';
import { SixDigits } from './six-digits.field.js';

/** Everything the person behind a record can ask for. */
export const TRACK_ACTIONS = [...OWN_ACTIONS, 'erase'] as const;
export type TrackAction = OwnAction | 'erase';

/** Asks for a code. */
export class TrackCodeForm {
  @Reference({
    description: 'From the confirmation. Lower case and spaces are accepted, and O for 0, I or L for 1.',
  })
  reference!: string;

  @Email({ description: 'The address that was given with the form.', example: 'asha@example.org' })
  email!: string;
}

/** Shows the code. */
export class TrackOpenForm extends TrackCodeForm {
  @SixDigits({ description: 'From the mail.' })
  code!: string;
}

/** What is to be done with the opened record. */
export class TrackStatusForm {
  @OneOf(TRACK_ACTIONS, {
    optional: true,
    anyCase: true,
    enumName: 'TrackAction',
    description:
      'One of the `actions` of the record; absent to read it only. `cancel` is final, and `erase` removes everything.',
    example: 'pause',
  })
  action?: TrackAction;
}
