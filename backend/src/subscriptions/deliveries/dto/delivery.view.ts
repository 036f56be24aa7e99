import { ApiProperty, PickType } from '@nestjs/swagger';
import { SubscriptionView } from '../../dto/subscription.view.js';
import { SPICE_COMBOS, type SpiceCombo } from '../../spice-packs.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../subscription-status.js';
import { BOX_STATUSES, type BoxStatus } from '../delivery.schema.js';
import type { BoxSums } from '../totals/pin-code-totals.schema.js';

const status = { enum: BOX_STATUSES, enumName: 'BoxStatus', example: 'planned' };
const rupees = { type: 'integer', example: 2000 } as const;
const owed = {
  required: false,
  description:
    'Whether the box was paid online and came back, so that it has to be sent again, or its payment refunded.',
  example: true,
} as const;

const BOX_FIELDS = [
  'reference',
  'name',
  'address',
  'pinCode',
  'mobile',
  'altMobile',
  'combo',
  'quantity',
] as const;

/** A box of the delivery list: from the subscription, or as it was when somebody marked it. */
export class DeliveryView extends PickType(SubscriptionView, BOX_FIELDS) {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  subscriptionId!: string;

  @ApiProperty({ ...rupees, description: 'Cash to collect, in rupees; 0 if the box was paid online.' })
  toCollect!: number;

  @ApiProperty(status)
  status!: BoxStatus;

  @ApiProperty({
    ...rupees,
    required: false,
    description: 'Cash collected, in rupees; only for delivered boxes.',
  })
  collected?: number;

  @ApiProperty({
    required: false,
    description: 'E-mail address of the account that marked it.',
    example: 'meera@example.org',
  })
  markedBy?: string;

  @ApiProperty({ required: false, example: '2025-01-16T10:15:00.000Z' })
  markedAt?: Date;

  @ApiProperty(owed)
  owed?: true;

  @ApiProperty({
    required: false,
    enum: SUBSCRIPTION_STATUSES,
    enumName: 'SubscriptionStatus',
    description: 'Current status of the subscription; only while the box is `planned`.',
  })
  subscription?: SubscriptionStatus;

  @ApiProperty({
    required: false,
    description: 'Whether the submission looks automated; only while the box is `planned`.',
    example: true,
  })
  suspect?: true;
}

export class PacksView {
  @ApiProperty({ enum: SPICE_COMBOS, enumName: 'SpiceCombo' })
  combo!: SpiceCombo;

  @ApiProperty({ type: 'integer', example: 34 })
  packs!: number;
}

/** Totals of boxes on a day. */
export class BoxSumsView {
  @ApiProperty({ type: 'integer', description: 'Number of boxes.', example: 27 })
  boxes!: number;

  @ApiProperty({ type: [PacksView], description: 'Number of packs of each kind.' })
  packs!: PacksView[];

  @ApiProperty({ ...rupees, description: 'Cash to collect for all of them, in rupees.' })
  toCollect!: number;

  @ApiProperty({ type: 'integer', description: 'Number of boxes that were paid online.', example: 2 })
  paidOnline!: number;

  @ApiProperty({ ...rupees, description: 'Cash collected for delivered boxes, in rupees.' })
  collected!: number;

  @ApiProperty({ type: 'integer', example: 20 })
  delivered!: number;

  @ApiProperty({ type: 'integer', example: 1 })
  returned!: number;
}

/** The totals of a day. */
export class DeliveryTotals extends BoxSumsView {
  @ApiProperty({ format: 'date', description: 'Delivery day.', example: '2025-12-15' })
  day!: string;

  @ApiProperty({
    format: 'date',
    description: 'The next delivery day, which is the last one that can be listed.',
    example: '2025-12-15',
  })
  nextDay!: string;

  @ApiProperty({ description: 'Whether the day has come, so that boxes can be marked.', example: true })
  hasCome!: boolean;
}

/** The totals of one PIN code on a day. */
export class PinCodeTotalsView extends BoxSumsView {
  @ApiProperty({ example: '844101' })
  pinCode!: string;
}

/** The API's view of totals: with every pack, in display order. */
export function sumsView({
  boxes,
  packs,
  toCollect,
  paidOnline,
  collected,
  delivered,
  returned,
}: BoxSums): BoxSumsView {
  return {
    boxes,
    packs: SPICE_COMBOS.map((combo) => ({ combo, packs: packs[combo] ?? 0 })),
    toCollect,
    paidOnline,
    collected,
    delivered,
    returned,
  };
}

/** `not_of_day`: there is no such box. `marked_otherwise`: it now has another outcome. */
export const MARK_OUTCOMES = ['done', 'not_of_day', 'marked_otherwise'] as const;
export type MarkOutcome = (typeof MARK_OUTCOMES)[number];

/** The result for one box of a call. */
export class MarkedBox {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  subscriptionId!: string;

  @ApiProperty({ enum: MARK_OUTCOMES, enumName: 'MarkOutcome', example: 'done' })
  outcome!: MarkOutcome;

  @ApiProperty({
    ...status,
    required: false,
    description: 'Current status of the box; absent when there is none.',
  })
  status?: BoxStatus;

  @ApiProperty({
    required: false,
    description: 'E-mail address of the account that marked it.',
    example: 'meera@example.org',
  })
  markedBy?: string;

  @ApiProperty({
    required: false,
    description: 'Id of that account, which stays when its address changes.',
    example: '65f1c0ffee65f1c0ffee65f1',
  })
  markedById?: string;

  @ApiProperty(owed)
  owed?: true;
}

export class BoxesMarked {
  @ApiProperty({ example: 'Boxes marked' })
  message!: string;

  @ApiProperty({ type: [MarkedBox], description: 'One for each id, in the order of the request.' })
  data!: MarkedBox[];
}
