import { PlainText } from '../../common/fields/text-fields.js';
import { OneOf, YesNo } from '../../common/fields/value-fields.js';
import { VIEW_LISTS, type ViewList } from '../../submissions/record/console-lists.js';

const LISTS = Object.keys(VIEW_LISTS) as ViewList[];

const name = { min: 1, max: 40, description: 'Name of the view.', example: 'Hajipur, 20+ shares' };
const query = {
  max: 1000,
  optional: true,
  // Without a filter the query string is empty.
  keepsEmpty: true,
  description: 'Query string of the list, without the question mark; empty without filters.',
  example: 'status=pending&location=hajipur',
};
const shared = {
  optional: true,
  description: 'Whether everyone who may see the list sees the view.',
  example: false,
};

/** The list whose views are asked for. */
export class SavedViewQuery {
  @OneOf(LISTS, {
    enumName: 'ViewList',
    description: 'List, as in its path in the console.',
    example: 'applications',
  })
  list!: ViewList;
}

/** A view of a list to be saved. */
export class SavedViewForm {
  @OneOf(LISTS, {
    enumName: 'ViewList',
    description: 'List, as in its path in the console.',
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
