import type { CheckoutResult } from '../stored-payment';

/** Loaded when the payer presses the button; only the payment page's content security policy allows it. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** Timeout for loading the script, since phones often report no error. */
const SCRIPT_TIMEOUT_MS = 20_000;

/** Options of Razorpay's Standard Checkout, with Razorpay's names. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  currency: string;
  /** Name of the company, as shown to the payer. */
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  /** Whether the checkout itself offers a retry after a failed attempt. */
  retry: { enabled: boolean };
  theme: { color: string };
  /** Called when the order is paid. */
  handler: (returned: CheckoutResult) => void;
  /** `ondismiss` is called when the payer closes the checkout, but not after `handler`. */
  modal: { ondismiss: () => void; confirm_close: boolean };
}

/** An instance of Razorpay's checkout. */
export interface Checkout {
  open(): void;
  /** Undocumented, so it may be missing. */
  close?(): void;
  /** Called for a failed attempt; the checkout stays open for another. */
  on(event: 'payment.failed', listener: () => void): void;
}

type CheckoutConstructor = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}

/**
 * Opens Razorpay's checkout over the page.
 * @param onRefused called for each failed attempt
 * @returns the open checkout
 * @throws Error when the script could not be loaded; the next call loads it again
 */
export async function openCheckout(options: CheckoutOptions, onRefused: () => void): Promise<Checkout> {
  if (!window.Razorpay) await loadScript();
  if (!window.Razorpay) throw new Error('The checkout script did not define window.Razorpay.');
  const checkout = new window.Razorpay(options);
  checkout.on('payment.failed', onRefused);
  checkout.open();
  return checkout;
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The checkout script could not be loaded.'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.src = SCRIPT;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}
