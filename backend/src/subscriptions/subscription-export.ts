import { Injectable } from '@nestjs/common';
import { SubmissionExport } from '../exports/submission-export.js';
import type { SubscriptionView } from './dto/subscription.view.js';
import type { SubscriptionListQuery } from './dto/subscription-list.query.js';
import { SubscriptionService } from './subscription.service.js';
import { SubscriptionKind } from './subscription-kind.js';

/** The list of subscriptions as a file. */
@Injectable()
export class SubscriptionExport extends SubmissionExport<SubscriptionListQuery, SubscriptionView> {
  constructor(kind: SubscriptionKind, subscriptions: SubscriptionService) {
    super(kind, subscriptions, [
      { title: 'name', cell: ({ name }) => name },
      { title: 'e-mail', cell: ({ email }) => email },
      { title: 'mobile', cell: ({ mobile }) => mobile },
      { title: 'second mobile', cell: ({ altMobile }) => altMobile },
      { title: 'address', cell: ({ address }) => address },
      { title: 'PIN code', cell: ({ pinCode }) => pinCode },
      { title: 'pack', cell: ({ combo }) => combo },
      { title: 'quantity', cell: ({ quantity }) => quantity },
      { title: 'level', cell: ({ level }) => level },
      { title: 'rupees a month', cell: ({ total }) => total },
      { title: 'paid by', cell: ({ paymentMethod }) => paymentMethod },
      { title: 'payment', cell: ({ payment }) => payment?.state },
      { title: 'next box', cell: ({ nextDelivery }) => nextDelivery },
      { title: 'user', cell: ({ userType }) => userType },
      { title: 'RM/PW id', cell: ({ rmPwId }) => rmPwId },
    ]);
  }
}
