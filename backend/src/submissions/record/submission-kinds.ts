import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SubmissionKind } from './submission-kind.js';

/** All kinds of submission: every provider of the application that is a `SubmissionKind`. */
@Injectable()
export class SubmissionKinds {
  private kinds?: readonly SubmissionKind[];

  constructor(private readonly discovery: DiscoveryService) {}

  /** Call it once the application has been created, not in a constructor. */
  all(): readonly SubmissionKind[] {
    this.kinds ??= this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((provider) => provider instanceof SubmissionKind);
    return this.kinds;
  }

  /** The kind with the prefix of this reference. */
  ofReference(reference: string): SubmissionKind | undefined {
    return this.all().find(({ referencePrefix }) => reference.startsWith(`${referencePrefix}-`));
  }
}
