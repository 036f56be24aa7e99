import { Injectable } from '@nestjs/common';
import type { ReferencePrefix } from './reference.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

/** The kinds of submission there are. What is done for all of them finds them here and knows no feature. */
@Injectable()
export class SubmissionKinds {
  private readonly kinds = new Map<ReferencePrefix, SubmissionKind>();

  /** Call once for each kind, while the application is put together. */
  register<R extends SubmissionRecord>(kind: SubmissionKind<R>): void {
    // Records come from this kind's store and go back to this kind's functions only.
    this.kinds.set(kind.prefix, kind as unknown as SubmissionKind);
  }

  all(): SubmissionKind[] {
    return [...this.kinds.values()];
  }

  /** The kind whose references begin as this one does. */
  ofReference(reference: string): SubmissionKind | undefined {
    return this.all().find(({ prefix }) => reference.startsWith(`${prefix}-`));
  }
}
