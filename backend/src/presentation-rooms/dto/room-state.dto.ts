import { Nested } from '../../common/fields/nested-fields.js';
import { WholeNumber, YesNo } from '../../common/fields/value-fields.js';
import { SLIDE_COUNT } from '../../common/slide-count.js';
import type { RoomState, RoomTimer } from '../presentation-room.schema.js';

/** A day in ms: longer than any presentation. */
const LONGEST_ELAPSED_MS = 86_400_000;

export class RoomTimerForm implements RoomTimer {
  @YesNo({ example: true })
  running!: boolean;

  @WholeNumber({
    optional: true,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description:
      'When it would have begun had it never been stopped, in milliseconds since 1970; of a running timer only.',
    example: 1736072130000,
  })
  startedAt?: number;

  @WholeNumber({
    optional: true,
    min: 0,
    max: LONGEST_ELAPSED_MS,
    description: 'What it shows, in milliseconds; of a stopped timer only.',
    example: 754000,
  })
  elapsed?: number;
}

/** What is shown to the audience and followers. */
export class RoomStateForm implements RoomState {
  @WholeNumber({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Grows with each change. A state never replaces one with a greater version.',
    example: 7,
  })
  version!: number;

  @WholeNumber({ min: 1, max: SLIDE_COUNT, example: 12 })
  slide!: number;

  @YesNo({ description: 'The screen shows nothing.', example: false })
  blank!: boolean;

  @Nested(() => RoomTimerForm, { label: 'Timer', example: { running: true, startedAt: 1736072130000 } })
  timer!: RoomTimerForm;
}
