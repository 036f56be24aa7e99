import { ApiProperty } from '@nestjs/swagger';
import { SPICE_COMBOS, type SpiceCombo } from '../../subscriptions/spice-packs.js';
import type { ComputedFigures } from '../counting/kind-statistics.repository.js';
import { lastWeeks } from '../counting/periods.js';
import type { ReadableFigures } from '../statistics.service.js';

const count = { type: 'integer', minimum: 0 } as const;
const day = { format: 'date' } as const;
const instant = { type: 'string', format: 'date-time' } as const;

/** Number of records of one kind submitted in one week. */
export class WeekView {
  @ApiProperty({ ...day, description: 'Monday of the week, in Indian time.', example: '2025-11-17' })
  from!: string;

  @ApiProperty({ ...day, description: 'Sunday of the week.', example: '2025-11-23' })
  to!: string;

  @ApiProperty({ ...count, example: 18 })
  arrived!: number;
}

/** The figures of one kind of record. */
export class KindFiguresView {
  @ApiProperty({ ...count, example: 367 })
  total!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: count,
    description: 'Number of records by status; statuses without records are absent.',
    example: { approved: 312, pending: 14, rejected: 41 },
  })
  byStatus!: Record<string, number>;

  @ApiProperty({ ...count, description: 'Number received in the last 7 × 24 hours.', example: 18 })
  lastWeek!: number;

  @ApiProperty({ ...count, description: 'Number received in the 7 × 24 hours before that.', example: 30 })
  weekBefore!: number;

  @ApiProperty({
    type: [WeekView],
    description: 'The last eight weeks including the current one, oldest first.',
  })
  weeks!: WeekView[];
}

/** The answer within 24 hours that every sender of a message is promised. */
export class ReplyClockView {
  @ApiProperty({ ...count, description: 'Number of messages unread for more than 24 hours.', example: 2 })
  late!: number;

  @ApiProperty({
    ...count,
    description: 'Number of those in `of` that were read within 24 hours.',
    example: 118,
  })
  inTime!: number;

  @ApiProperty({
    ...count,
    description: 'Number of those in `of` that were replied to from the console within 24 hours.',
    example: 97,
  })
  answered!: number;

  @ApiProperty({ ...count, description: 'Number of messages received from `from` to `to`.', example: 124 })
  of!: number;

  @ApiProperty({ ...day, example: '2025-10-21' })
  from!: string;

  @ApiProperty({ ...day, description: 'Last day for which 24 hours have passed.', example: '2025-11-19' })
  to!: string;
}

/** Contact messages. */
export class MessageFiguresView extends KindFiguresView {
  @ApiProperty()
  replies!: ReplyClockView;
}

/** Number of boxes of one pack. */
export class PackCountView {
  @ApiProperty({ enum: SPICE_COMBOS, enumName: 'SpiceCombo' })
  combo!: SpiceCombo;

  @ApiProperty({ ...count, example: 120 })
  boxes!: number;
}

/** The boxes of the next delivery day, by the present state of the active subscriptions. */
export class NextBoxesView {
  @ApiProperty({ ...day, description: 'Next delivery day, possibly today.', example: '2025-12-15' })
  day!: string;

  @ApiProperty({ ...count, example: 402 })
  boxes!: number;

  @ApiProperty({
    ...count,
    description: 'Number of subscriptions, each of which has one address.',
    example: 362,
  })
  deliveries!: number;

  @ApiProperty({
    ...count,
    description: 'Cash to collect on delivery, in rupees; excludes first boxes that were paid online.',
    example: 731_000,
  })
  cash!: number;

  @ApiProperty({ type: [PackCountView] })
  packs!: PackCountView[];
}

/** Subscriptions of the spice club. */
export class SubscriptionFiguresView extends KindFiguresView {
  @ApiProperty()
  nextBoxes!: NextBoxesView;
}

/** Entries of the audit log. */
export class ActivityFiguresView {
  @ApiProperty({
    ...count,
    description: 'Number of entries since the start of the day in Indian time, counted up to 10,000.',
    example: 27,
  })
  today!: number;

  @ApiProperty({
    ...count,
    description: 'Number of entries in the last 7 × 24 hours, counted up to 10,000.',
    example: 27,
  })
  lastWeek!: number;

  @ApiProperty({
    ...count,
    description: 'Number of entries in the 7 × 24 hours before that, counted up to 10,000.',
    example: 31,
  })
  weekBefore!: number;
}

/** The figures that the caller may read; others are absent. */
export class StatisticsView {
  @ApiProperty({
    ...instant,
    description: 'When the oldest of the figures was computed.',
    example: '2025-11-21T05:59:52.000Z',
  })
  asOf!: string;

  @ApiProperty({
    description: 'Whether newer figures are being computed; repeat the request after a few seconds.',
    example: false,
  })
  isOld!: boolean;

  @ApiProperty({ required: false, description: 'Only with `contacts:read`.' })
  contacts?: MessageFiguresView;

  @ApiProperty({ required: false, description: 'Only with `applications:read`.' })
  factoryApplications?: KindFiguresView;

  @ApiProperty({ required: false, description: 'Only with `shareholders:read`.' })
  shareholders?: KindFiguresView;

  @ApiProperty({ required: false, description: 'Only with `subscriptions:read`.' })
  subscriptions?: SubscriptionFiguresView;

  @ApiProperty({ required: false, description: 'Only with `audit:read`.' })
  activity?: ActivityFiguresView;
}

/** The API's view of the figures. */
export function statisticsView({ kinds, isStale, activity }: ReadableFigures): StatisticsView {
  const of = (subject: string) => kinds.get(subject);
  const [messages, factories, people, boxes] = [
    of('contact-message'),
    of('factory-application'),
    of('shareholder'),
    of('subscription'),
  ];
  const counted = [...kinds.values()].map(({ computedAt }) => computedAt.getTime());
  const { replies } = messages?.figures ?? {};
  const { nextBoxes } = boxes?.figures ?? {};
  return {
    asOf: new Date(Math.min(Date.now(), ...counted)).toISOString(),
    isOld: isStale,
    ...(messages && replies && { contacts: { ...kindView(messages), replies } }),
    ...(factories && { factoryApplications: kindView(factories) }),
    ...(people && { shareholders: kindView(people) }),
    ...(boxes && nextBoxes && { subscriptions: { ...kindView(boxes), nextBoxes } }),
    ...(activity && { activity }),
  };
}

function kindView({ computedAt, figures }: ComputedFigures): KindFiguresView {
  const { total, byStatus, lastWeek, weekBefore, weeks } = figures;
  return {
    total,
    byStatus,
    lastWeek,
    weekBefore,
    weeks: lastWeeks(computedAt).map((week, index) => ({ ...week, arrived: weeks[index] ?? 0 })),
  };
}
