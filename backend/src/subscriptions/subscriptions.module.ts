import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { BoxRepository } from './deliveries/box.repository.js';
import { BoxDaysFiller } from './deliveries/box-days-filler.js';
import { BoxMarksService } from './deliveries/box-marks.service.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveryRepository } from './deliveries/delivery.repository.js';
import { DELIVERY, deliverySchema } from './deliveries/delivery.schema.js';
import { DeliveryExport } from './deliveries/delivery-export.js';
import { DeliveryListService } from './deliveries/delivery-list.service.js';
import { DayTotalsService } from './deliveries/totals/day-totals.service.js';
import { DayTotalsPreparation } from './deliveries/totals/day-totals-preparation.js';
import { PinCodeChanges } from './deliveries/totals/pin-code-changes.js';
import { PinCodeTotalsRepository } from './deliveries/totals/pin-code-totals.repository.js';
import {
  DAY_TOTALS,
  dayTotalsSchema,
  PIN_CODE_CHANGE,
  PIN_CODE_TOTALS,
  pinCodeChangeSchema,
  pinCodeTotalsSchema,
} from './deliveries/totals/pin-code-totals.schema.js';
import { FirstBoxOrders } from './first-box/first-box-orders.js';
import { FirstBoxPaymentController } from './first-box/first-box-payment.controller.js';
import { FirstBoxPayments } from './first-box/first-box-payments.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SUBSCRIPTION, subscriptionSchema } from './subscription.schema.js';
import { SubscriptionService } from './subscription.service.js';
import { SubscriptionCollaborationController } from './subscription-collaboration.controller.js';
import { SubscriptionExport } from './subscription-export.js';
import { SubscriptionKind } from './subscription-kind.js';

/** The spice club: people subscribe to a monthly box, administrators look after it. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([
      { name: SUBSCRIPTION, schema: subscriptionSchema },
      { name: DELIVERY, schema: deliverySchema },
      { name: PIN_CODE_TOTALS, schema: pinCodeTotalsSchema },
      { name: DAY_TOTALS, schema: dayTotalsSchema },
      { name: PIN_CODE_CHANGE, schema: pinCodeChangeSchema },
    ]),
    PaymentsModule,
    ExportsModule,
    SubmissionsModule,
  ],
  // In this order: the fixed paths of the first controllers would match `:id` of the last.
  controllers: [
    SubscriptionCollaborationController,
    SubscriptionController,
    DeliveriesController,
    FirstBoxPaymentController,
  ],
  providers: [
    BoxDaysFiller,
    BoxMarksService,
    BoxRepository,
    DayTotalsPreparation,
    DayTotalsService,
    DeliveryExport,
    DeliveryListService,
    DeliveryRepository,
    FirstBoxOrders,
    FirstBoxPayments,
    PinCodeChanges,
    PinCodeTotalsRepository,
    SubscriptionKind,
    SubscriptionRepository,
    SubscriptionService,
    SubscriptionExport,
  ],
})
export class SubscriptionsModule {}
