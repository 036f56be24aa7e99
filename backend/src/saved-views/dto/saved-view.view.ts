import { ApiProperty } from '@nestjs/swagger';
import { VIEW_LISTS, type ViewList } from '../../submissions/record/console-lists.js';
import type { NamedView } from '../saved-view.schema.js';

/** A saved view of a list. */
export class SavedViewView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  _id!: string;

  @ApiProperty({ enum: Object.keys(VIEW_LISTS), enumName: 'ViewList', example: 'applications' })
  list!: ViewList;

  @ApiProperty({ example: 'Hajipur, 20+ shares' })
  name!: string;

  @ApiProperty({
    description: 'Query string of the list, without the question mark; empty for the unfiltered list.',
    example: 'status=pending&location=hajipur',
  })
  query!: string;

  @ApiProperty({ description: 'Whether everyone who may see the list sees the view.', example: false })
  shared!: boolean;

  @ApiProperty({
    description: 'Whether the view belongs to the caller, who can then change it.',
    example: true,
  })
  isOwn!: boolean;
}

export class SavedViewSaved {
  @ApiProperty({ example: 'View saved' })
  message!: string;

  @ApiProperty()
  data!: SavedViewView;
}

export class SavedViewDeleted {
  @ApiProperty({ example: 'View deleted' })
  message!: string;
}

export function savedViewView(view: NamedView, adminId: string): SavedViewView {
  const { _id, list, name, query, shared, owner } = view;
  return { _id: _id.toHexString(), list, name, query, shared, isOwn: owner === adminId };
}
