import { ApiProperty, PickType } from '@nestjs/swagger';
import { SubscriptionView } from '../../dto/subscription.view.js';
import { SPICE_COMBOS, type SpiceCombo } from '../../spice-packs.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../subscription-status.js';
import { BOX_STATUSES, type BoxStatus } from '../delivery.schema.js';
import type { BoxSums } from '../totals/pin-code-totals.schema.js';

const status = { enum: BOX_STATUSES, enumName: 'BoxStatus', example: 'planned' };
const rupees = { type: 'integer', example: 2000 } as const;

const PACKED = [
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
export class DeliveryView extends PickType(SubscriptionView, PACKED) {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  subscriptionId!: string;

  @ApiProperty({ ...rupees, description: 'Cash, in rupees; 0 when the first box was paid online.' })
  toCollect!: number;

  @ApiProperty(status)
  status!: BoxStatus;

  @ApiProperty({ ...rupees, required: false, description: 'In rupees; only of a box that was delivered.' })
  collected?: number;

  @ApiProperty({ required: false, description: 'Who marked it.', example: 'meera@example.org' })
  markedBy?: string;

  @ApiProperty({ required: false, example: '2025-01-16T10:15:00.000Z' })
  markedAt?: Date;

  @ApiProperty({
    required: false,
    enum: SUBSCRIPTION_STATUSES,
    enumName: 'SubscriptionStatus',
    description: 'How the subscription stands by now; only while the box is planned.',
  })
  subscription?: SubscriptionStatus;

  @ApiProperty({
    required: false,
    description: 'The form looked like one sent by a machine; only while the box is planned.',
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
  @ApiProperty({ type: 'integer', description: 'Subscriptions with a box.', example: 27 })
  boxes!: number;

  @ApiProperty({ type: [PacksView], description: 'What is in them, in the order of the packs.' })
  packs!: PacksView[];

  @ApiProperty({ ...rupees, description: 'Cash that all of them bring, in rupees.' })
  toCollect!: number;

  @ApiProperty({ type: 'integer', description: 'Boxes that were paid online and bring no cash.', example: 2 })
  paidOnline!: number;

  @ApiProperty({ ...rupees, description: 'Cash of those that were delivered, in rupees.' })
  collected!: number;

  @ApiProperty({ type: 'integer', example: 20 })
  delivered!: number;

  @ApiProperty({ type: 'integer', example: 1 })
  returned!: number;
}

/** The totals of a day. */
export class DeliveryTotals extends BoxSumsView {
  @ApiProperty({ format: 'date', description: 'Indian day on which they leave.', example: '2025-12-15' })
  day!: string;

  @ApiProperty({ format: 'date', description: 'The last day that has a list.', example: '2025-12-15' })
  nextDay!: string;

  @ApiProperty({ description: 'The day has come: boxes can be marked.', example: true })
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

  @ApiProperty({ ...status, required: false, description: 'How the box stands now, if there is one.' })
  status?: BoxStatus;

  @ApiProperty({ required: false, description: 'Who marked it so.', example: 'meera@example.org' })
  markedBy?: string;
}

export class BoxesMarked {
  @ApiProperty({ example: 'Boxes marked' })
  message!: string;

  @ApiProperty({ type: [MarkedBox], description: 'One for each id, in the order of the call.' })
  data!: MarkedBox[];
}
