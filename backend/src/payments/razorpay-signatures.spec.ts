import { createHmac } from 'node:crypto';
import { isGenuineEvent, isGenuineReturn } from './razorpay-signatures.js';

const SECRET = 'a secret of the shop';
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

describe('a payment returned by the checkout', () => {
  const returned = (signature: string) => ({
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: signature,
  });

  test('is genuine when order and payment are signed with the key secret', () => {
    expect(isGenuineReturn(returned(sign('order_1|pay_1')), SECRET)).toBe(true);
  });

  test.each([
    ['of another order', sign('order_2|pay_1')],
    ['of another payment', sign('order_1|pay_2')],
    ['in upper case', sign('order_1|pay_1').toUpperCase()],
    ['that is truncated', sign('order_1|pay_1').slice(0, 62)],
    ['with more digits after it', `${sign('order_1|pay_1')}00`],
    ['with other letters after it', `${sign('order_1|pay_1')}zz`],
    ['with something before it', `00${sign('order_1|pay_1')}`],
    ['that is not hexadecimal', 'none'],
    ['that is empty', ''],
  ])('is not genuine with a signature %s', (_case, signature) => {
    expect(isGenuineReturn(returned(signature), SECRET)).toBe(false);
  });

  test('is not genuine when another secret signed it', () => {
    expect(isGenuineReturn(returned(sign('order_1|pay_1')), 'another secret')).toBe(false);
  });
});

describe('a webhook event', () => {
  const body = Buffer.from('{"event":"payment.captured", "name":"आशा"}');

  test('is genuine when its bytes are signed', () => {
    expect(isGenuineEvent(body, sign(body.toString()), SECRET)).toBe(true);
  });

  test('is not genuine when a byte differs or the signature is missing', () => {
    expect(isGenuineEvent(Buffer.concat([body, Buffer.from(' ')]), sign(body.toString()), SECRET)).toBe(
      false,
    );
    expect(isGenuineEvent(body, undefined, SECRET)).toBe(false);
  });
});
