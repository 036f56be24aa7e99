import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** Records that name files. */
export interface DocumentOwner {
  /** Which of these files some record names that is not being erased. */
  findReferencedFiles(fileIds: Types.ObjectId[]): Promise<Types.ObjectId[]>;
}

/** Whose records name files is registered here, so that the sweeper never removes a file that is in use. */
@Injectable()
export class DocumentReferences {
  private readonly owners: DocumentOwner[] = [];

  /** Call once for each collection, while the application is put together. */
  register(owner: DocumentOwner): void {
    this.owners.push(owner);
  }

  /** Hex ids of those files that some record names; undefined when nobody has registered, so nothing can be said. */
  async findReferenced(fileIds: Types.ObjectId[]): Promise<Set<string> | undefined> {
    if (this.owners.length === 0) return undefined;
    const found = await Promise.all(this.owners.map((owner) => owner.findReferencedFiles(fileIds)));
    return new Set(found.flat().map((id) => id.toHexString()));
  }
}
