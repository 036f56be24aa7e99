import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { DocumentReferences } from '../documents/store/document-references.js';
import { SubmissionStore } from '../submissions/submission-store.js';
import { SHAREHOLDER, type Shareholder } from './shareholder.schema.js';

/** Most other applications with the same PAN that a reviewer is shown. */
const MOST_DUPLICATES = 20;

export type Duplicate = Pick<Shareholder, '_id' | 'reference' | 'status' | 'createdAt'>;

/** Applications of shareholders in the database, and which stored files they name. */
@Injectable()
export class ShareholderRepository extends SubmissionStore<Shareholder> {
  constructor(
    @InjectModel(SHAREHOLDER) private readonly shareholders: Model<Shareholder>,
    references: DocumentReferences,
  ) {
    super(shareholders);
    references.register((fileIds) => this.findReferencedFiles(fileIds));
  }

  /** Other applications whose PAN has one of these hashes, newest first. */
  findWithPan(hashes: string[], except: Types.ObjectId): Promise<Duplicate[]> {
    return this.shareholders
      .find(
        { 'pan.hash': { $in: hashes }, _id: { $ne: except }, erasing: { $ne: true } },
        { reference: 1, status: 1, createdAt: 1 },
      )
      .sort({ createdAt: -1 })
      .limit(MOST_DUPLICATES)
      .lean<Duplicate[]>();
  }
}
