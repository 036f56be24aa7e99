import { composeRecord, type SubmissionContext } from '../submissions/intake/compose-record.js';
import type { SubmissionIdentity } from '../submissions/intake/submission-creator.js';
import { SUBSCRIPTION_RULES } from '../submissions/record/status-rules.js';
import type { SubscriptionForm } from './dto/subscription.form.js';
import { newPayment } from './first-box-orders.js';
import { monthlyTotal, packOf } from './spice-packs.js';
import type { Subscription } from './subscription.schema.js';

/** @param holder the call that will make the order when the first box is paid online */
export function composeSubscription(
  form: SubscriptionForm,
  identity: SubmissionIdentity,
  context: Pick<SubmissionContext, 'idempotencyKey' | 'acceptLanguage'>,
  holder: string,
): Subscription {
  const { userType, name, email, address, mobile, altMobile, combo, quantity, paymentMethod } = form;
  const rmPwId = userType === 'Share Holder' ? form.rmPwId : undefined;
  // Validation has seen that one of the two is there.
  const pinCode = form.pinCode || (form.pin ?? '');
  const total = monthlyTotal(combo, quantity);
  const findable = { name, email, others: [mobile, altMobile, pinCode, rmPwId] };
  return {
    ...composeRecord(form, identity, context, { status: SUBSCRIPTION_RULES.initial, findable }),
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
    ...(paymentMethod === 'razorpay' ? { payment: newPayment(total * 100, holder, identity.createdAt) } : {}),
  };
}
