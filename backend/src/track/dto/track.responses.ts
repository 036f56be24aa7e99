import { ApiProperty } from '@nestjs/swagger';
import { orNull } from '../../common/fields/or-null.js';
import { KEEP_REASONS, type KeepReason } from '../../submissions/record/submission-kind.js';
import { TRACK_ACTIONS, type TrackAction } from './track.forms.js';

export class TrackCodeView {
  @ApiProperty({
    type: 'integer',
    description: 'Lifetime of the code in seconds; the same whether one was sent or not.',
    example: 600,
  })
  expiresIn!: number;
}

export class TrackCodeSent {
  @ApiProperty({ example: 'If the reference and e-mail address match, a code is on its way.' })
  message!: string;

  @ApiProperty()
  data!: TrackCodeView;
}

/** An entry in the history of the record. */
export class TrackedHistoryView {
  @ApiProperty({ example: 'paused' })
  status!: string;

  @ApiProperty({ example: '2025-01-06T09:30:00.000Z' })
  at!: Date;

  @ApiProperty({
    enum: ['you', 'office'],
    description: '`you`: the person who sent the record. Otherwise the office.',
    example: 'you',
  })
  by!: 'you' | 'office';

  @ApiProperty({ required: false, example: 'You asked us on the telephone to wait until March.' })
  reason?: string;
}

/** A record as the person behind it sees it. */
export class TrackedView {
  @ApiProperty({ example: 'SP-7K3M9Q' })
  reference!: string;

  @ApiProperty({
    description: '`factory-application`, `contact-message`, `shareholder` or `subscription`.',
    example: 'subscription',
  })
  kind!: string;

  @ApiProperty({ description: 'Status; its values depend on `kind`.', example: 'active' })
  status!: string;

  @ApiProperty({ example: '2025-01-05T10:15:30.000Z' })
  createdAt!: Date;

  @ApiProperty({
    type: [TrackedHistoryView],
    description: 'Changes of status, oldest first, starting with the submission.',
  })
  history!: TrackedHistoryView[];

  @ApiProperty({
    enum: TRACK_ACTIONS,
    enumName: 'TrackAction',
    isArray: true,
    description: 'Actions that are currently possible.',
    example: ['pause', 'cancel', 'erase'],
  })
  actions!: TrackAction[];

  @ApiProperty({
    enum: KEEP_REASONS,
    required: false,
    description:
      'Why `erase` is not possible: the `law` requires the record, or an online `payment` is in progress, which takes a few days at most.',
    example: 'law',
  })
  kept?: KeepReason;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Submitted values by field name; never the PAN or a file.',
    example: { name: 'Anita Kumari', pinCode: '844101' },
  })
  sent!: Record<string, string | number>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description:
      'Further fields, which depend on `kind`. Subscriptions: `combo`, `quantity`, `total` in rupees, `paymentMethod`, `payment` (state of the online payment; `authorized` while it is approved by the bank and not captured), `nextDelivery` (while active), `lastBox` and `lastBoxCash` (day of a box that left on the day of the pause or cancellation, and cash due on its delivery in rupees) and `refund` (rupees to be refunded after the cancellation). Other kinds: none.',
    example: {
      combo: 'Premium Pack',
      quantity: 1,
      total: 2000,
      paymentMethod: 'cod',
      nextDelivery: '2025-01-15',
    },
  })
  facts!: Record<string, string | number>;
}

export class TrackOpened {
  @ApiProperty({ example: 'Record opened' })
  message!: string;

  @ApiProperty({
    description: 'Bearer token for `POST /api/track/status`, valid for this record only.',
    example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6InRyYWNrK2p3dCJ9.e30.c2lnbmF0dXJl',
  })
  token!: string;

  @ApiProperty({ type: 'integer', description: 'Lifetime of the token in seconds.', example: 900 })
  expiresIn!: number;

  @ApiProperty()
  data!: TrackedView;
}

export class TrackStatusAnswer {
  @ApiProperty({ example: 'Subscription paused' })
  message!: string;

  @ApiProperty({
    ...orNull(TrackedView),
    description: 'The updated record; `null` once erased.',
  })
  data!: TrackedView | null;
}
