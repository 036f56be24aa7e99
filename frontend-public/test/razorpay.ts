import { act } from '@testing-library/react';
import type { CheckoutOptions } from '../src/features/spice-subscription/checkout/razorpay/razorpay-checkout';

/** Fake of Razorpay's checkout; its methods simulate what the payer does. */
export class FakeCheckout {
  static opened: FakeCheckout[] = [];
  isOpen = false;
  private readonly listeners: (() => void)[] = [];

  constructor(readonly options: CheckoutOptions) {}

  on(event: string, listener: () => void): void {
    if (event === 'payment.failed') this.listeners.push(listener);
  }

  open(): void {
    this.isOpen = true;
    FakeCheckout.opened.push(this);
  }

  refuse(): Promise<void> {
    return act(async () => {
      for (const listener of this.listeners) listener();
    });
  }

  /** The page closes it. */
  close(): void {
    this.isOpen = false;
    this.options.modal.ondismiss();
  }

  /** The payer closes it. */
  dismiss(): Promise<void> {
    return act(async () => this.close());
  }

  pay(): Promise<void> {
    // Razorpay returns more properties than the three of the proof.
    const more = { org_logo: '', org_name: 'Razorpay', checkout_logo: '', custom_branding: false };
    return act(async () => this.options.handler({ ...returnedPayment, ...more }));
  }
}

export const returnedPayment = {
  razorpay_order_id: 'order_Test1SP7K3M9Q',
  razorpay_payment_id: 'pay_Test1',
  razorpay_signature: 'a'.repeat(64),
};

/** The most recently opened checkout. */
export function lastCheckout(): FakeCheckout {
  const last = FakeCheckout.opened.at(-1);
  if (!last) throw new Error('No checkout was opened.');
  return last;
}

/** URLs of the scripts that the page has requested. */
export const askedScripts = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);

/** Ends the request of the script: it loads, or fails. */
export function answerScript(loads: boolean): Promise<void> {
  return act(async () => {
    const script = document.head.querySelector('script[src]');
    if (loads) window.Razorpay = FakeCheckout;
    script?.dispatchEvent(new Event(loads ? 'load' : 'error'));
  });
}

/** Removes script and checkout after each test. */
export function freshCheckoutPerTest(): void {
  afterEach(() => {
    delete window.Razorpay;
    FakeCheckout.opened.length = 0;
    for (const script of document.head.querySelectorAll('script[src]')) script.remove();
  });
}
