import type { CheckoutResult } from './stored-payment';

/** Loaded only when a payer has pressed; the content policy of no page but the payment page allows it. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** After this time, in ms, the script counts as unreachable: phones often report no error. */
const SCRIPT_TIMEOUT_MS = 20_000;

/** What Razorpay's Standard Checkout is opened with; the names are Razorpay's. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  /** In paise. */
  amount: number;
  currency: string;
  /** The shop, as the payer knows it. */
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  /** Whether the checkout itself offers another try after a refused one. */
  retry: { enabled: boolean };
  theme: { color: string };
  /** The order is paid. */
  handler: (returned: CheckoutResult) => void;
  /** The payer has closed the checkout; not called after `handler`. */
  modal: { ondismiss: () => void; confirm_close: boolean };
}

/** A checkout of Razorpay. */
export interface Checkout {
  open(): void;
  /** Not in Razorpay's documentation, so it may be missing. */
  close?(): void;
  /** An attempt was refused; the checkout stays open for another. */
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
 * @param onRefused called for each attempt that was refused
 * @returns the checkout, open
 * @throws Error when the script could not be loaded; another call loads it again
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
