import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { compileForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

export const rules = fieldRules.contactMessage;

const compiled = compileForm({
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

/** State and actions of the contact form. */
export const contactMessage = createForm<{
  message?: string;
  data: components['schemas']['ContactReceipt'];
}>()(compiled);
