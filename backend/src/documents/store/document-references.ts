import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** Answers which of these files a feature's records name, those left out that are being erased. */
export type ReferenceCheck = (fileIds: Types.ObjectId[]) => Promise<Types.ObjectId[]>;

/** Features whose records name files register here, so that the sweeper never removes a file that is in use. */
@Injectable()
export class DocumentReferences {
  private readonly checks: ReferenceCheck[] = [];

  /** Call once, in the constructor of the feature's repository. */
  register(check: ReferenceCheck): void {
    this.checks.push(check);
  }

  /** Hex ids of those files that some record names; undefined when nobody has registered, so nothing can be judged. */
  async findReferenced(fileIds: Types.ObjectId[]): Promise<Set<string> | undefined> {
    if (this.checks.length === 0) return undefined;
    const found = await Promise.all(this.checks.map((check) => check(fileIds)));
    return new Set(found.flat().map((id) => id.toHexString()));
  }
}
