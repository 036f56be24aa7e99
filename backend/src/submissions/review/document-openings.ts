import { Injectable } from '@nestjs/common';
import { assertProven, type CallerIdentity } from '../../common/access/caller.js';
import { RateLimiter } from '../../rate-limit/rate-limiter.js';
import type { SubmissionKind } from '../record/submission-kind.js';

/** Requires a recent proof from whoever opens many files. */
@Injectable()
export class DocumentOpenings {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts a file that is about to be opened. @throws AppError PROOF_REQUIRED */
  async count({ openingsWithoutProof: rule }: SubmissionKind, caller: CallerIdentity): Promise<void> {
    if (rule && !(await this.limiter.tryConsume(rule, caller.adminId))) assertProven(caller);
  }

  /** The same without counting, for a file that is opened in another call. @throws AppError PROOF_REQUIRED */
  async check({ openingsWithoutProof: rule }: SubmissionKind, caller: CallerIdentity): Promise<void> {
    if (rule && (await this.limiter.secondsUntilAllowed(rule, caller.adminId)) > 0) assertProven(caller);
  }
}
