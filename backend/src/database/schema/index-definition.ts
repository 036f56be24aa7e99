import type { mongo, Schema } from 'mongoose';

/** An index as defined by the code or as reported by the database. */
export interface IndexDefinition {
  name: string;
  key: Record<string, 1 | -1>;
  unique?: true;
  /** Seconds after the date in the indexed field at which a document is deleted. */
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
}

/** A collection and all of its indexes except the one on `_id`. */
export interface CollectionDefinition {
  name: string;
  indexes: readonly IndexDefinition[];
}

/** The collection of a mongoose schema, which must name it. */
export function collectionOf(schema: Schema): CollectionDefinition {
  const name: unknown = schema.get('collection');
  if (typeof name !== 'string') throw new Error('A schema must name its collection.');
  return {
    name,
    indexes: schema.indexes().map(([key, options]) => definitionOf(key as IndexDefinition['key'], options)),
  };
}

/** The relevant parts of a definition; databases add others. */
export function definitionOf(key: IndexDefinition['key'], options: IndexOptions): IndexDefinition {
  const { name = nameOf(key), unique, expireAfterSeconds, partialFilterExpression } = options;
  return {
    name,
    key: Object.fromEntries(Object.entries(key).map(([field, order]) => [field, Number(order) as 1 | -1])),
    ...(unique ? { unique: true } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
    ...(partialFilterExpression ? { partialFilterExpression } : {}),
  };
}

/** Identifies a definition: equal texts mean equal indexes. The order of fields in a key matters and is kept. */
export function fingerprint(collection: string, { name, key, ...options }: IndexDefinition): string {
  return `${collection}.${name} ${JSON.stringify(key)} ${JSON.stringify(options)}`;
}

type IndexOptions = Pick<
  mongo.IndexDescriptionInfo,
  'name' | 'expireAfterSeconds' | 'partialFilterExpression'
> & { unique?: unknown };

/** The driver's default name of an index. */
function nameOf(key: IndexDefinition['key']): string {
  return Object.entries(key).flat().join('_');
}
