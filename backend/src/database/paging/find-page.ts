import { type Model, type QueryFilter, Schema, Types } from 'mongoose';
import { type CursorPage, type CursorPosition, decodeCursor, encodeCursor, invalidCursor } from './cursor.js';

export interface PageRequest {
  /** Sort field; ties are broken by `_id`. The index must end in both, in this order. */
  sortField: string;
  descending: boolean;
  /** Page size. */
  limit: number;
  /** Cursor from the links of another page. */
  cursor?: string;
  /** Fields to read, as in mongoose. Must include the sort field and `_id`. */
  projection?: Record<string, 0 | 1>;
  /** Name of the index to use, where the caller knows better than the database. */
  hint?: string;
}

/**
 * Reads a page of a list as plain objects. The page starts at the position of the cursor's record, so new records do
 * not shift it, and every page costs the same.
 */
export async function findPage<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
  request: PageRequest,
): Promise<CursorPage<T>> {
  const sort = `${request.descending ? '-' : ''}${request.sortField}`;
  const dated = model.schema.path(request.sortField) instanceof Schema.Types.Date;
  const position = request.cursor === undefined ? undefined : decodeCursor(request.cursor, sort, dated);
  const backwards = position?.direction === 'prev' || position?.direction === 'last';
  const order = request.descending !== backwards ? -1 : 1;
  const edge = await edgeFilter(model, position, request.sortField, order);
  const query = model
    .find({ $and: [filter, edge] } as QueryFilter<T>, request.projection)
    .sort({ [request.sortField]: order, _id: order })
    .limit(request.limit + 1);
  if (request.hint !== undefined) query.hint(request.hint);
  const found = await query.lean<T[]>();
  const more = found.length > request.limit;
  const items = found.slice(0, request.limit);
  if (backwards) items.reverse();
  return { items, ...links(items, sort, request.sortField, { more, backwards, position }) };
}

/**
 * Matches what comes after the record at the edge. @throws AppError on the field `cursor` when that record no longer
 * exists
 */
async function edgeFilter<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  position: CursorPosition | undefined,
  field: string,
  order: 1 | -1,
): Promise<object> {
  if (position?.id === undefined) return {};
  const beyond = order === -1 ? '$lt' : '$gt';
  const id = new Types.ObjectId(position.id);
  const value = position.date ?? (await valueAt(model, id, field));
  // The outer bound lets the index seek; the alternative below only handles ties.
  return {
    [field]: { [`${beyond}e`]: value },
    $or: [{ [field]: { [beyond]: value } }, { [field]: value, _id: { [beyond]: id } }],
  };
}

async function valueAt<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  id: Types.ObjectId,
  field: string,
): Promise<unknown> {
  const edge = await model.findById(id, { [field]: 1 }).lean<Record<string, unknown>>();
  if (edge === null) throw invalidCursor();
  return edge[field];
}

function links<T extends { _id: Types.ObjectId }>(
  items: T[],
  sort: string,
  field: string,
  read: { more: boolean; backwards: boolean; position: CursorPosition | undefined },
): Omit<CursorPage<T>, 'items'> {
  const dateOf = (record: T) => {
    const value = (record as Record<string, unknown>)[field];
    return value instanceof Date ? { date: value } : {};
  };
  const at = (record: T | undefined, direction: 'next' | 'prev') =>
    record && encodeCursor({ sort, direction, id: record._id.toHexString(), ...dateOf(record) });
  const hasNext = read.backwards ? read.position?.direction === 'prev' : read.more;
  const hasPrev = read.backwards ? read.more : read.position !== undefined;
  return {
    next: hasNext ? at(items.at(-1), 'next') : undefined,
    prev: hasPrev ? at(items[0], 'prev') : undefined,
    last: hasNext ? encodeCursor({ sort, direction: 'last' }) : undefined,
  };
}
