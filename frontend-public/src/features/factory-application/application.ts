import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { describeForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

export const rules = fieldRules.factoryApplication;

const applicationPlan = describeForm({
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
  // The API asks for neither, but somebody who gives none cannot be answered.
  check: ({ mobile, email }) =>
    mobile === '' && email === ''
      ? { mobile: { rule: 'own', message: 'contactMissing', onceLeft: ['mobile', 'email'] } }
      : {},
});

/** The Factory Application Form: its state, and what a person can do with it. */
export const application = createForm<{
  message?: string;
  data: components['schemas']['ApplicationReceipt'];
}>()(applicationPlan);

/** The four parts of the form and their fields, in the order of the page. */
export const parts = {
  you: ['name', 'location'],
  factory: ['business_idea', 'required_amount'],
  experience: ['past_experience', 'supporting_document'],
  contact: ['mobile', 'email'],
} as const;

export type PartName = keyof typeof parts;
