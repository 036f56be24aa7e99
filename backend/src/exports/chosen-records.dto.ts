import { field } from '../common/fields/field.js';
import { isRecordId } from '../common/http/request/record-id.param.js';

/** Maximum number of records chosen individually; use a filter for more. */
export const MAX_CHOSEN = 1_000;

const ID_LENGTH = 24;

/** The ids in one string: a list would exceed the maximum number of values in a body. */
function RecordIds(): PropertyDecorator {
  const wrong = `must be 1 to ${MAX_CHOSEN} ids, none twice, separated by commas.`;
  return field(
    {
      label: 'Ids',
      optional: true,
      description: `Only these records, in this order, regardless of the filters and sort order: up to ${MAX_CHOSEN} ids, separated by commas. Records that no longer exist are left out.`,
    },
    {
      maxLength: MAX_CHOSEN * (ID_LENGTH + 1),
      transform: (value) => (typeof value === 'string' ? value.toLowerCase().split(',') : []),
      // An empty choice must not mean the whole list.
      absent: [],
      rule: (value) => {
        const isList = Array.isArray(value) && value.length > 0 && value.length <= MAX_CHOSEN;
        return isList && value.every(isRecordId) && new Set(value).size === value.length ? undefined : wrong;
      },
      api: {
        type: 'string',
        maxLength: MAX_CHOSEN * (ID_LENGTH + 1),
        example: '65f1c0ffee65f1c0ffee65f1,65f1c0ffee65f1c0ffee65f2',
      },
    },
  );
}

/** The records of a list to export, if not all that the query finds. */
export class ChosenRecords {
  @RecordIds()
  ids?: string[];
}
