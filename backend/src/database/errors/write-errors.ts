import { mongo } from 'mongoose';

/** The refused ones of several writes sent together; none when the call failed as a whole. */
export function writeErrorsOf(thrown: unknown): mongo.WriteError[] {
  return thrown instanceof mongo.MongoBulkWriteError ? [thrown.writeErrors].flat() : [];
}
