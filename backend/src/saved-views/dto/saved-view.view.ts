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
    description: 'What follows the question mark in the address of the list; empty for the plain list.',
    example: 'status=pending&location=hajipur',
  })
  query!: string;

  @ApiProperty({ description: 'Everyone who may see the list sees it too.', example: false })
  shared!: boolean;

  @ApiProperty({ description: 'The caller made it, and may change it.', example: true })
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
