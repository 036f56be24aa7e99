import { composeRecord } from '../submissions/intake/compose-record.js';
import type { SubmissionContext, SubmissionIdentity } from '../submissions/record/submission-kind.js';
import { boxDays } from './deliveries/box-days.js';
import type { SubscriptionForm } from './dto/subscription.form.js';
import { newPayment } from './first-box/first-box-orders.js';
import { monthlyTotal, packOf } from './spice-packs.js';
import type { Subscription } from './subscription.schema.js';
import { SUBSCRIPTION_RULES } from './subscription-status.js';

/** The record of a new subscription. If the first box is paid online, the call that stores it creates the order. */
export function composeSubscription(
  form: SubscriptionForm,
  identity: SubmissionIdentity,
  context: SubmissionContext,
): Subscription {
  const { userType, name, email, address, mobile, altMobile, combo, quantity, paymentMethod } = form;
  const rmPwId = userType === 'Share Holder' ? form.rmPwId : undefined;
  // Validation has made sure that one of the two is present.
  const pinCode = form.pinCode || (form.pin ?? '');
  const total = monthlyTotal(combo, quantity);
  const findable = { name, email, others: [mobile, altMobile, pinCode, rmPwId] };
  const record = composeRecord(form, identity, context, { status: SUBSCRIPTION_RULES.initial, findable });
  return {
    ...record,
    level: packOf(combo).level,
    userType,
    ...(rmPwId === undefined ? {} : { rmPwId }),
    name,
    email,
    address,
    pinCode,
    mobile,
    ...(altMobile === undefined ? {} : { altMobile }),
    combo,
    quantity,
    paymentMethod,
    total,
    boxes: boxDays(record),
    ...(paymentMethod === 'razorpay'
      ? { payment: newPayment(total * 100, context.callId, identity.createdAt) }
      : {}),
  };
}
