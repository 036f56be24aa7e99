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
    description: 'Start time in milliseconds since 1970, adjusted for pauses; only while running.',
    example: 1736072130000,
  })
  startedAt?: number;

  @WholeNumber({
    optional: true,
    min: 0,
    max: LONGEST_ELAPSED_MS,
    description: 'Elapsed time in milliseconds; only while stopped.',
    example: 754000,
  })
  elapsed?: number;
}

/** What is shown to the audience and followers. */
export class RoomStateForm implements RoomState {
  @WholeNumber({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    description:
      'Version of the state, increased with each change. A state never replaces one with a higher version.',
    example: 7,
  })
  version!: number;

  @WholeNumber({ min: 1, max: SLIDE_COUNT, example: 12 })
  slide!: number;

  @YesNo({ description: 'Whether the screen is blank.', example: false })
  blank!: boolean;

  @Nested(() => RoomTimerForm, { label: 'Timer', example: { running: true, startedAt: 1736072130000 } })
  timer!: RoomTimerForm;
}
