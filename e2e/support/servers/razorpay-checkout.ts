import { readFile } from 'node:fs/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { paidReturn, paymentEvent } from '../../../backend/test/support/services/razorpay';

/** The request of the checkout’s frame to Razorpay’s server, which the test mocks. */
interface Attempt {
  order_id: string;
  /** In paise. */
  amount: number;
  /** Whether the mock lets this attempt succeed. */
  succeeds: boolean;
}

/**
 * Mocks Razorpay’s servers at their real URLs, so that the page runs under the production content security policy: the
 * script of Standard Checkout, the page in its frame, and the requests of that page. Each attempt calls the site’s
 * webhook before the checkout gets its answer, as often happens in production.
 *
 * @param siteUrl base URL of the webhook
 * @returns URLs requested from Razorpay, in order
 */
export async function fakeCheckout(context: BrowserContext, siteUrl: string): Promise<string[]> {
  const requests: string[] = [];
  const serve = async (route: Route, file: string, contentType: string) => {
    const body = await readFile(new URL(`./razorpay/${file}`, import.meta.url), 'utf8');
    await route.fulfill({ body, contentType });
  };
  let attempts = 0;
  await context.route('https://*.razorpay.com/**', async (route) => {
    const { pathname, host } = new URL(route.request().url());
    requests.push(host + pathname);
    if (pathname === '/v1/checkout.js') return serve(route, 'checkout.js', 'text/javascript');
    if (pathname === '/v1/checkout/public') return serve(route, 'frame.html', 'text/html');
    if (pathname !== '/v1/standard_checkout/payments') return route.fulfill({ status: 204 });
    const { order_id, amount, succeeds } = route.request().postDataJSON() as Attempt;
    attempts += 1;
    const paymentId = `pay_Attempt${attempts}`;
    const event = succeeds ? 'payment.captured' : 'payment.failed';
    await callWebhook(siteUrl, paymentEvent(event, { orderId: order_id, paymentId, amount }));
    await route.fulfill({
      json: succeeds ? paidReturn(order_id, paymentId) : { error: declined(order_id, paymentId) },
    });
  });
  return requests;
}

async function callWebhook(
  siteUrl: string,
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const response = await fetch(`${siteUrl}/api/payments/razorpay/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    body,
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

/** Razorpay’s error for a declined payment. */
function declined(orderId: string, paymentId: string): object {
  return {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed because of an incorrect OTP.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_failed',
    metadata: { order_id: orderId, payment_id: paymentId },
  };
}
