import type { mongo } from 'mongoose';
import { eachBatch } from './each-batch.js';
import type { Migration } from './migration.js';

interface WithDocument {
  _id: mongo.ObjectId;
  document: { name: string };
}

const PAN = /[A-Z]{5}\p{Nd}{4}[A-Z]/giu;
/** The first eight digits of an Aadhaar number. */
const AADHAAR = /(?<!\p{Nd})\p{Nd}{4}[ ._-]?\p{Nd}{4}(?=[ ._-]?\p{Nd}{4}(?!\p{Nd}))/gu;

/** PANs and Aadhaar numbers in names of files used to be stored as sent, for every reader of the record. */
export const namesOfFilesShowNoNumbers: Migration = {
  name: '0021-names-of-files-show-no-numbers',
  up: async ({ db }) => {
    for (const collection of ['factory_applications', 'shareholders']) {
      await eachBatch(
        db.collection<WithDocument>(collection),
        { 'document.name': { $type: 'string' } },
        { 'document.name': 1 },
        ({ _id, document: { name } }) => {
          const masked = withoutNumbers(name);
          if (masked === name) return [];
          return [{ updateOne: { filter: { _id }, update: { $set: { 'document.name': masked } } } }];
        },
      );
    }
  },
};

function withoutNumbers(name: string): string {
  return name
    .replace(PAN, (pan) => pan.replace(/^.{6}/u, 'XXXXXX'))
    .replace(AADHAAR, (digits) => digits.replace(/\p{Nd}/gu, 'X'));
}
