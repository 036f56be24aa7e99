import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { components } from 'frontend-shared/api/types.generated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { compileForm, type Problems, type Values } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

const rules = fieldRules.subscription;

/** The packs on sale, as published by the API. */
export const packs = rules.combo.packs;
export type Pack = (typeof packs)[number];
export const userTypes = rules.userType.values;
/** Minimum and maximum number of boxes per subscription. */
export const QUANTITY = { min: rules.quantity.minimum, max: rules.quantity.maximum };

type Field =
  | 'userType'
  | 'rmPwId'
  | 'name'
  | 'email'
  | 'address'
  | 'pinCode'
  | 'mobile'
  | 'altMobile'
  | 'combo'
  | 'quantity'
  | 'paymentMethod';

const compiled = compileForm({
  id: 'spice',
  path: '/api/subscription',
  rules,
  fields: {
    userType: { kind: 'choice' },
    rmPwId: { kind: 'text' },
    name: { kind: 'name' },
    email: { kind: 'email' },
    address: { kind: 'text' },
    pinCode: { kind: 'pin' },
    mobile: { kind: 'mobile' },
    altMobile: { kind: 'mobile' },
    combo: { kind: 'choice' },
    quantity: { kind: 'choice' },
    // An order stays the same when only the payment method changes.
    paymentMethod: { kind: 'choice', excludedFromKey: true },
  },
  receipt: { data: { total: 'number', nextDelivery: 'date' }, choices: ['combo', 'quantity'] },
  defaults: { quantity: '1' },
  hiddenFields: ({ userType }) => (userType === 'Share Holder' ? [] : ['rmPwId']),
  check: (values) => ({ ...shareholderCheck(values), ...quantityCheck(values) }),
  body: (values) => order(values),
});

function shareholderCheck({ userType, rmPwId }: Values<Field>): Problems<Field> {
  return userType === 'Share Holder' && rmPwId === '' ? { rmPwId: { rule: 'required' } } : {};
}

function quantityCheck({ quantity }: Values<Field>): Problems<Field> {
  if (!/^\d+$/.test(quantity)) return { quantity: { rule: 'digitsOnly' } };
  if (Number(quantity) > QUANTITY.max) return { quantity: { rule: 'own', message: 'tooMany' } };
  return Number(quantity) < QUANTITY.min ? { quantity: { rule: 'own', message: 'tooFew' } } : {};
}

/** The request body: no empty fields, and a shareholder id only from shareholders. */
function order(values: Values<Field>): Record<string, unknown> {
  const { userType, rmPwId, altMobile, ...rest } = values;
  return {
    ...rest,
    userType,
    ...(userType === 'Share Holder' && { rmPwId }),
    ...(altMobile !== '' && { altMobile }),
    quantity: Number(values.quantity),
    total: basketOf(values)?.total,
  };
}

/** The configured contents of a pack, if any. */
export function packContents(
  name: Pack['name'],
  contents: SiteConfig['packContents'],
  locale: Locale,
): string | undefined {
  const key = ({ 'Spice Pack': 'spice', 'Premium Pack': 'premium', 'Deluxe Pack': 'deluxe' } as const)[name];
  return (locale === 'hi' && contents[`${key}Hindi`]) || contents[key];
}

interface Basket {
  pack: Pack;
  quantity: number;
  /** Monthly price in rupees. */
  total: number;
}

/** The chosen pack and quantity, once both are valid. */
export function basketOf({ combo, quantity }: Pick<Values<Field>, 'combo' | 'quantity'>): Basket | undefined {
  const pack = packs.find(({ name }) => name === combo);
  const boxes = Number(quantity);
  if (!pack || !Number.isInteger(boxes) || boxes < QUANTITY.min || boxes > QUANTITY.max) return undefined;
  return { pack, quantity: boxes, total: pack.price * boxes };
}

/** The steps in order, each with its fields. */
export const steps = {
  details: ['userType', 'rmPwId', 'name', 'email', 'address', 'pinCode', 'mobile', 'altMobile'],
  combo: ['combo', 'quantity'],
  payment: ['paymentMethod'],
} as const satisfies Record<string, readonly Field[]>;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];

/** State and actions of the subscription form. */
export const subscription = createForm<{
  message?: string;
  data: components['schemas']['SubscriptionReceipt'];
  razorpayKey?: string;
  order?: components['schemas']['CheckoutOrder'];
}>()(compiled);
