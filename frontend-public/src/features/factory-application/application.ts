import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { compileForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

export const rules = fieldRules.factoryApplication;

const applicationPlan = compileForm({
  id: 'application',
  path: '/api/apply-factory',
  rules,
  fields: {
    name: { kind: 'name' },
    location: { kind: 'text' },
    business_idea: { kind: 'choice' },
    required_amount: { kind: 'choice' },
    past_experience: { kind: 'text' },
    supporting_document: { kind: 'file' },
    mobile: { kind: 'mobile' },
    email: { kind: 'email' },
  },
  receipt: {},
  // The API requires neither, but without one the applicant cannot be contacted.
  check: ({ mobile, email }) =>
    mobile === '' && email === ''
      ? { mobile: { rule: 'own', message: 'contactMissing', onceTouched: ['mobile', 'email'] } }
      : {},
});

/** State and actions of the Factory Application Form. */
export const application = createForm<{
  message?: string;
  data: components['schemas']['ApplicationReceipt'];
}>()(applicationPlan);

/** The four sections of the form and their fields, in page order. */
export const parts = {
  you: ['name', 'location'],
  factory: ['business_idea', 'required_amount'],
  experience: ['past_experience', 'supporting_document'],
  contact: ['mobile', 'email'],
} as const;

export type PartName = keyof typeof parts;
