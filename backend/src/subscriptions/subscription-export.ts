import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import type { SubscriptionView } from './dto/subscription.view.js';
import { SUBSCRIPTION_COLUMNS } from './dto/subscription-export.form.js';
import type { SubscriptionListQuery } from './dto/subscription-list.query.js';
import { SubscriptionService } from './subscription.service.js';
import { SubscriptionKind } from './subscription-kind.js';

/** The list of subscriptions as a file. */
@Injectable()
export class SubscriptionExport extends SubmissionExport<SubscriptionListQuery, SubscriptionView> {
  constructor(kind: SubscriptionKind, subscriptions: SubscriptionService) {
    super(kind, subscriptions, SUBSCRIPTION_COLUMNS);
  }
}
