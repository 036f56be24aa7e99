import { readFile } from 'node:fs/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { paidReturn, paymentEvent } from '../../backend/test/support/razorpay';

/** The frame's request to Razorpay's server, which the test mocks: whether this attempt succeeds. */
interface Attempt {
  order_id: string;
  amount: number;
  goesThrough: boolean;
}

/**
 * Mocks Razorpay's servers at their real URLs, so that the page runs under the production content security policy: the
 * script of Standard Checkout, the page in its frame, and the requests of that page. Each attempt also calls the site's
 * webhook before the checkout responds, as often happens.
 *
 * @param siteUrl base URL of the webhook
 * @returns URLs requested from Razorpay, in order
 */
export async function playRazorpay(context: BrowserContext, siteUrl: string): Promise<string[]> {
  const asked: string[] = [];
  const serve = async (route: Route, file: string, contentType: string) => {
    const body = await readFile(new URL(`./razorpay/${file}`, import.meta.url), 'utf8');
    await route.fulfill({ body, contentType });
  };
  let attempts = 0;
  await context.route('https://*.razorpay.com/**', async (route) => {
    const { pathname, host } = new URL(route.request().url());
    asked.push(host + pathname);
    if (pathname === '/v1/checkout.js') return serve(route, 'checkout.js', 'text/javascript');
    if (pathname === '/v1/checkout/public') return serve(route, 'frame.html', 'text/html');
    if (pathname !== '/v1/standard_checkout/payments') return route.fulfill({ status: 204 });
    const { order_id, amount, goesThrough } = route.request().postDataJSON() as Attempt;
    attempts += 1;
    const paymentId = `pay_Attempt${attempts}`;
    const event = goesThrough ? 'payment.captured' : 'payment.failed';
    await tell(siteUrl, paymentEvent(event, { orderId: order_id, paymentId, amount }));
    await route.fulfill({
      json: goesThrough ? paidReturn(order_id, paymentId) : { error: refusal(order_id, paymentId) },
    });
  });
  return asked;
}

async function tell(
  siteUrl: string,
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/payments/razorpay/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body,
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}

/** Razorpay's message for a rejected card. */
function refusal(orderId: string, paymentId: string): object {
  return {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed because of an incorrect OTP.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_failed',
    metadata: { order_id: orderId, payment_id: paymentId },
  };
}
