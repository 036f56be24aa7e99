import { ConfigError } from './config-error.js';
import type { EnvironmentReader } from './environment.js';

export interface PaymentSettings {
  /** `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET`, `RAZORPAY_WEBHOOK_SECRET`: all three or none. */
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** `RAZORPAY_API_URL`: where Razorpay's API is; refused in production. Tests have a stand-in of their own. */
  apiUrl: string;
}

/** Razorpay's API. */
const RAZORPAY_URL = 'https://api.razorpay.com';
/** Fewest characters of a secret that Razorpay or an operator would make. */
const MIN_PAYMENT_SECRET_LENGTH = 12;

/** @throws ConfigError */
export function readPayment(env: EnvironmentReader, isProduction: boolean): PaymentSettings | undefined {
  const keyId = env.text('RAZORPAY_KEY_ID');
  const keySecret = env.text('RAZORPAY_KEY_SECRET');
  const webhookSecret = env.text('RAZORPAY_WEBHOOK_SECRET');
  if (!keyId && !keySecret && !webhookSecret) return undefined;
  if (!keyId || !keySecret || !webhookSecret) {
    throw new ConfigError(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set together or not at all.',
    );
  }
  if (!/^rzp_(test|live)_[A-Za-z0-9]+$/.test(keyId)) {
    throw new ConfigError(
      'RAZORPAY_KEY_ID must begin with rzp_test_ or rzp_live_, as on the Razorpay dashboard.',
    );
  }
  for (const [name, value] of Object.entries({
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  })) {
    if (value.length < MIN_PAYMENT_SECRET_LENGTH) {
      throw new ConfigError(`${name} must have at least ${MIN_PAYMENT_SECRET_LENGTH} characters.`);
    }
  }
  if (isProduction && env.text('RAZORPAY_API_URL') !== undefined) {
    throw new ConfigError('RAZORPAY_API_URL is for tests and cannot be set in production.');
  }
  return { keyId, keySecret, webhookSecret, apiUrl: env.origin('RAZORPAY_API_URL', RAZORPAY_URL) };
}
