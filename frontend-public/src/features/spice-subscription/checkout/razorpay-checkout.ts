import type { ReturnedPayment } from './stored-payment';

/** Asked for only when a payer has pressed; no policy but that of the payment page lets it in. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** A script that has not come by then, in ms, counts as out of reach: phones often do not tell. */
const SCRIPT_MS = 20_000;

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
  handler: (returned: ReturnedPayment) => void;
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
 * @throws Error when the script cannot be had; asking again fetches it again
 */
export async function openCheckout(options: CheckoutOptions, onRefused: () => void): Promise<Checkout> {
  if (!window.Razorpay) await loadScript();
  if (!window.Razorpay) throw new Error('The script of the checkout did not bring it.');
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
      reject(new Error('The script of the checkout cannot be had.'));
    };
    const timer = setTimeout(fail, SCRIPT_MS);
    script.src = SCRIPT;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}
