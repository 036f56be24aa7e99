import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { describeForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

export const rules = fieldRules.contactMessage;

const plan = describeForm({
  id: 'message',
  path: '/api/contact',
  rules,
  fields: {
    name: { kind: 'name' },
    email: { kind: 'email' },
    subject: { kind: 'choice' },
    message: { kind: 'text' },
  },
  receipt: {},
  body: (values) => ({ ...values, status: 'New' }),
});

/** The contact form: its state, and what a person can do with it. */
export const contactMessage = createForm<{
  message?: string;
  data: components['schemas']['ContactReceipt'];
}>()(plan);
