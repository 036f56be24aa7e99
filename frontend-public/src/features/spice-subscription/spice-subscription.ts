import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { components } from 'frontend-shared/api/types.generated';
import type { Locale } from 'frontend-shared/i18n/locale';
import { describeForm, type Problems, type Values } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

const rules = fieldRules.subscription;

/** The packs as the API sells them. */
export const packs = rules.combo.packs;
export type Pack = (typeof packs)[number];
export const userTypes = rules.userType.values;
/** Fewest and most boxes of one subscription. */
export const QUANTITY = { least: rules.quantity.minimum, most: rules.quantity.maximum };

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

const plan = describeForm({
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
    // The same order with another way to pay is still the same order.
    paymentMethod: { kind: 'choice', excludedFromKey: true },
  },
  receipt: { data: { total: 'number', nextDelivery: 'date' }, choices: ['combo', 'quantity'] },
  defaults: { quantity: '1' },
  unasked: ({ userType }) => (userType === 'Share Holder' ? [] : ['rmPwId']),
  check: (values) => ({ ...shareholderCheck(values), ...quantityCheck(values) }),
  body: (values) => order(values),
});

function shareholderCheck({ userType, rmPwId }: Values<Field>): Problems<Field> {
  return userType === 'Share Holder' && rmPwId === '' ? { rmPwId: { rule: 'required' } } : {};
}

function quantityCheck({ quantity }: Values<Field>): Problems<Field> {
  if (!/^\d+$/.test(quantity)) return { quantity: { rule: 'digitsOnly' } };
  if (Number(quantity) > QUANTITY.most) return { quantity: { rule: 'own', message: 'tooMany' } };
  return Number(quantity) < QUANTITY.least ? { quantity: { rule: 'own', message: 'tooFew' } } : {};
}

/** What is sent: no empty fields, and an id of shareholders only from shareholders. */
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

/** What the configuration says is in a pack; nothing where it does not. */
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
  /** For one month, in rupees. */
  total: number;
}

/** What was chosen, as soon as pack and quantity are possible ones. */
export function basketOf({ combo, quantity }: Pick<Values<Field>, 'combo' | 'quantity'>): Basket | undefined {
  const pack = packs.find(({ name }) => name === combo);
  const boxes = Number(quantity);
  if (!pack || !Number.isInteger(boxes) || boxes < QUANTITY.least || boxes > QUANTITY.most) return undefined;
  return { pack, quantity: boxes, total: pack.price * boxes };
}

/** The steps in their order, each with its fields. */
export const steps = {
  details: ['userType', 'rmPwId', 'name', 'email', 'address', 'pinCode', 'mobile', 'altMobile'],
  combo: ['combo', 'quantity'],
  payment: ['paymentMethod'],
} as const satisfies Record<string, readonly Field[]>;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];

/** The subscription: its state, and what a person can do with it. */
export const subscription = createForm<{
  message?: string;
  data: components['schemas']['SubscriptionReceipt'];
  razorpayKey?: string;
  order?: components['schemas']['CheckoutOrder'];
}>()(plan);
