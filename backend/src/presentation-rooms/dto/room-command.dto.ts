import { patternField } from '../../common/fields/text-fields.js';
import { OneOf, WholeNumber } from '../../common/fields/value-fields.js';
import { SLIDE_COUNT } from '../../common/slide-count.js';
import { ROOM_COMMANDS, type RoomCommand } from '../presentation-room.schema.js';

function CommandId(): PropertyDecorator {
  return patternField(
    { label: 'Id', description: 'Random id of the command; a request repeated with it takes effect once.' },
    {
      pattern: '^[A-Za-z0-9_-]{8,64}$',
      complaint: 'must be 8 to 64 letters, digits, - or _.',
      example: '0b9c1f5e-8f0a-4a52-9a57-6f3d5c1f7e11',
    },
  );
}

/** A clicker's request to the presenter's deck. */
export class RoomCommandForm implements RoomCommand {
  @CommandId()
  id!: string;

  @OneOf(ROOM_COMMANDS, {
    enumName: 'RoomCommandType',
    description: '`blank` toggles the blank screen, `timer` starts or stops the timer.',
    example: 'goTo',
  })
  type!: RoomCommand['type'];

  @WholeNumber({
    optional: true,
    min: 1,
    max: SLIDE_COUNT,
    description: 'Slide number; only for `goTo`.',
    example: 12,
  })
  slide?: number;
}
