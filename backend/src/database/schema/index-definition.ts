import type { mongo, Schema } from 'mongoose';

/** An index as the code wants it, or as the database says it is. */
export interface IndexDefinition {
  name: string;
  key: Record<string, 1 | -1>;
  unique?: true;
  /** Seconds after the date in the indexed field at which a document goes. */
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
}

/** A collection and all of its indexes except the one on `_id`. */
export interface CollectionDefinition {
  name: string;
  indexes: readonly IndexDefinition[];
}

/** What a mongoose schema says about its collection, which it must name. */
export function collectionOf(schema: Schema): CollectionDefinition {
  const name: unknown = schema.get('collection');
  if (typeof name !== 'string') throw new Error('A schema must name its collection.');
  return {
    name,
    indexes: schema.indexes().map(([key, options]) => definitionOf(key as IndexDefinition['key'], options)),
  };
}

/** The parts of a description that make a difference; databases add others of their own. */
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

/** One text per definition: equal texts are equal indexes. The order of fields in a key matters, so it is kept. */
export function fingerprint(collection: string, { name, key, ...options }: IndexDefinition): string {
  return `${collection}.${name} ${JSON.stringify(key)} ${JSON.stringify(options)}`;
}

type IndexOptions = Pick<
  mongo.IndexDescriptionInfo,
  'name' | 'expireAfterSeconds' | 'partialFilterExpression'
> & { unique?: unknown };

/** As the driver names an index that has no name. */
function nameOf(key: IndexDefinition['key']): string {
  return Object.entries(key).flat().join('_');
}
