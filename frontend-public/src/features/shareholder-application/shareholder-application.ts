import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { compileForm, type Problem } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';
import { isRiskQuestion, riskNames } from './terms/risk-questions';

export const rules = fieldRules.shareholder;

const unanswered: Problem = { rule: 'own', message: 'riskOpen' };

export const shareholderPlan = compileForm({
  id: 'shareholder',
  path: '/api/shareholder/apply',
  rules,
  fields: {
    fullName: { kind: 'name' },
    location: { kind: 'text' },
    email: { kind: 'email' },
    mobile: { kind: 'mobile' },
    referralCode: { kind: 'text' },
    panNumber: { kind: 'pan', secret: true },
    idProof: { kind: 'file' },
    nomineeName: { kind: 'name' },
    nomineeRelation: { kind: 'choice' },
    sharePurchase: { kind: 'choice' },
    riskProfit: { kind: 'choice' },
    riskSelling: { kind: 'choice' },
    riskProject: { kind: 'choice' },
    riskSharing: { kind: 'choice' },
    termsAgreed: { kind: 'checkbox' },
  },
  receipt: { choices: ['sharePurchase'] },
  // A wrong answer is explained at once and does not block: only a missing one is a problem.
  check: (values) =>
    Object.fromEntries(riskNames.filter((name) => values[name] === '').map((name) => [name, unanswered])),
  body: (values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== '' && !isRiskQuestion(name)),
    ),
});

/** State and actions of the shareholder application. */
export const shareholderApplication = createForm<{
  message?: string;
  data: components['schemas']['ShareholderReceipt'];
}>()(shareholderPlan);

/** The five sections of the form and their fields, in page order. */
export const parts = {
  you: ['fullName', 'location', 'email'],
  identity: ['mobile', 'referralCode', 'panNumber', 'idProof'],
  nominee: ['nomineeName', 'nomineeRelation'],
  shares: ['sharePurchase'],
  agree: ['riskProfit', 'riskSelling', 'riskProject', 'riskSharing', 'termsAgreed'],
} as const;

export type PartName = keyof typeof parts;
