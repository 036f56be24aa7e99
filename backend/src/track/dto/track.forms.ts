import { Email } from '../../common/fields/text-fields.js';
import { OneOf } from '../../common/fields/value-fields.js';
import { Reference } from '../../submissions/record/dto/reference.field.js';
import { APPLICANT_ACTIONS } from '../../submissions/review/review-status.js';
import { SUBSCRIBER_ACTIONS } from '../../subscriptions/subscription-status.js';
import { SixDigits } from './six-digits.field.js';

const SELF_SERVICE_ACTIONS = { ...SUBSCRIBER_ACTIONS, ...APPLICANT_ACTIONS };
export type SelfServiceName = keyof typeof SELF_SERVICE_ACTIONS;
/** The actions that the person behind a record can choose, by API name. */
export const SELF_SERVICE_NAMES = Object.keys(SELF_SERVICE_ACTIONS) as SelfServiceName[];

/** Everything that the person behind a record can ask for. */
export const TRACK_ACTIONS = [...SELF_SERVICE_NAMES, 'erase'] as const;
export type TrackAction = SelfServiceName | 'erase';

/** Requests a code. */
export class TrackCodeForm {
  @Reference({
    description:
      'Reference from the confirmation. Lower case and spaces are accepted, as are O for 0 and I or L for 1.',
  })
  reference!: string;

  @Email({ description: 'E-mail address given in the form.', example: 'asha@example.org' })
  email!: string;
}

/** Enters the code. */
export class TrackOpenForm extends TrackCodeForm {
  @SixDigits({ description: 'Six-digit code from the mail.' })
  code!: string;
}

/** The action on the opened record. */
export class TrackStatusForm {
  @OneOf(TRACK_ACTIONS, {
    optional: true,
    anyCase: true,
    enumName: 'TrackAction',
    description:
      'One of the `actions` of the record; absent to only read it. `cancel` is final, and `erase` removes everything.',
    example: 'pause',
  })
  action?: TrackAction;
}
