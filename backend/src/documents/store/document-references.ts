import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** A collection whose records refer to files. */
export interface DocumentOwner {
  /** Those of these files that a record refers to, unless it is being erased. */
  findReferencedFiles(fileIds: Types.ObjectId[]): Promise<Types.ObjectId[]>;
}

/** Collections that refer to files are registered here, so that the sweeper never deletes a file in use. */
@Injectable()
export class DocumentReferences {
  private readonly owners: DocumentOwner[] = [];

  /** Call once per collection, while the application is being created. */
  register(owner: DocumentOwner): void {
    this.owners.push(owner);
  }

  /**
   * Hex ids of the files that a record refers to; undefined when nothing is registered and the answer is not known.
   */
  async findReferenced(fileIds: Types.ObjectId[]): Promise<Set<string> | undefined> {
    if (this.owners.length === 0) return undefined;
    const found = await Promise.all(this.owners.map((owner) => owner.findReferencedFiles(fileIds)));
    return new Set(found.flat().map((id) => id.toHexString()));
  }
}
