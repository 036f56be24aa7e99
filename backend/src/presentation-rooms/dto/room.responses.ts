import { ApiProperty } from '@nestjs/swagger';
import { RoomTimerForm } from './room-state.dto.js';

export class OpenedRoomView {
  @ApiProperty({ description: 'To be shown as `K7Q M42`.', example: 'K7QM42' })
  code!: string;

  @ApiProperty({ description: 'For the deck. Shown once.', example: 'yW3uH0w1b5n0cLQ8r2TjXg' })
  presenterKey!: string;

  @ApiProperty({ description: 'For clickers. Shown once.', example: 'Qm4tZ9f0s6JkVb2x8RdNLA' })
  clickerKey!: string;

  @ApiProperty({ description: 'Two hours from now; not prolonged.', example: '2025-01-05T12:15:30.000Z' })
  endsAt!: Date;
}

export class RoomOpened {
  @ApiProperty({ example: 'Presentation opened' })
  message!: string;

  @ApiProperty()
  data!: OpenedRoomView;
}

export class ClickerKeyView {
  @ApiProperty({ description: 'For the next clickers. Shown once.', example: 'Qm4tZ9f0s6JkVb2x8RdNLA' })
  clickerKey!: string;
}

export class ClickerKeyReplaced {
  @ApiProperty({ example: 'Clickers unlinked' })
  message!: string;

  @ApiProperty()
  data!: ClickerKeyView;
}

export class RoomStateView {
  @ApiProperty({ type: 'integer', description: '0 until the presenter has sent one.', example: 7 })
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

  @ApiProperty({ description: 'The state that counts: a newer one, when what was sent came late.' })
  data!: RoomStateView;
}

export class RoomMessage {
  @ApiProperty({ example: 'Command passed on' })
  message!: string;
}
