import { ApiProperty } from '@nestjs/swagger';
import { RoomTimerForm } from './room-state.dto.js';

export class OpenedRoomView {
  @ApiProperty({ description: 'Code for joining. Display it as `K7Q M42`.', example: 'K7QM42' })
  code!: string;

  @ApiProperty({
    description: "Key for the presenter's deck. Returned only once.",
    example: 'yW3uH0w1b5n0cLQ8r2TjXg',
  })
  presenterKey!: string;

  @ApiProperty({ description: 'Key for clickers. Returned only once.', example: 'Qm4tZ9f0s6JkVb2x8RdNLA' })
  clickerKey!: string;

  @ApiProperty({
    description: 'End of the room, two hours after opening. It cannot be extended.',
    example: '2025-01-05T12:15:30.000Z',
  })
  endsAt!: Date;
}

export class RoomOpened {
  @ApiProperty({ example: 'Presentation opened' })
  message!: string;

  @ApiProperty()
  data!: OpenedRoomView;
}

export class ClickerKeyView {
  @ApiProperty({
    description: 'New key for clickers. Returned only once.',
    example: 'Qm4tZ9f0s6JkVb2x8RdNLA',
  })
  clickerKey!: string;
}

export class ClickerKeyReplaced {
  @ApiProperty({ example: 'Clickers unlinked' })
  message!: string;

  @ApiProperty()
  data!: ClickerKeyView;
}

export class RoomStateView {
  @ApiProperty({
    type: 'integer',
    description: 'Version of the state; 0 until the presenter has sent one.',
    example: 7,
  })
  version!: number;

  @ApiProperty({ type: 'integer', example: 12 })
  slide!: number;

  @ApiProperty({ example: false })
  blank!: boolean;

  @ApiProperty()
  timer!: RoomTimerForm;
}

export class RoomStateSet {
  @ApiProperty({ example: 'State stored' })
  message!: string;

  @ApiProperty({ description: 'The stored state; a newer one if the sent version was outdated.' })
  data!: RoomStateView;
}

export class RoomMessage {
  @ApiProperty({ example: 'Command passed on' })
  message!: string;
}
