import { PlainText } from '../../common/fields/text-fields.js';
import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { VIEW_LISTS, type ViewList } from '../../submissions/record/console-lists.js';

const LISTS = Object.keys(VIEW_LISTS) as ViewList[];

const name = { min: 1, max: 40, description: 'What its tab says.', example: 'Hajipur, 20+ shares' };
const query = {
  max: 1000,
  optional: true,
  // Without a filter the query string is empty.
  keepsEmpty: true,
  description: 'What follows the question mark in the address of the list.',
  example: 'status=pending&location=hajipur',
};
const shared = { optional: true, description: 'Everyone who may see the list sees it too.', example: false };

/** The list whose views are asked for. */
export class SavedViewQuery {
  @OneOf(LISTS, {
    enumName: 'ViewList',
    description: 'The list, as in its address.',
    example: 'applications',
  })
  list!: ViewList;
}

/** A view of a list to be saved. */
export class SavedViewForm {
  @OneOf(LISTS, {
    enumName: 'ViewList',
    description: 'The list, as in its address.',
    example: 'applications',
  })
  list!: ViewList;

  @PlainText(name)
  name!: string;

  @PlainText(query)
  query?: string;

  @YesNo(shared)
  shared?: boolean;
}

/** The changes of a view; omitted fields stay. */
export class SavedViewChange {
  @PlainText({ ...name, optional: true })
  name?: string;

  @PlainText(query)
  query?: string;

  @YesNo(shared)
  shared?: boolean;
}
