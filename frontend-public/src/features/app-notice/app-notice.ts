import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { compileForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

/**
 * The fixed part of the contact message, in English in both languages, so that one search finds them all. The form asks
 * for no name, so the confirmation mail greets without one.
 */
const MESSAGE = {
  name: 'App launch',
  subject: 'Other',
  message: 'App launch: please e-mail this address when the app is ready.',
  status: 'New',
};

const { email } = fieldRules.contactMessage;

const compiled = compileForm({
  id: 'app-notice',
  path: '/api/contact',
  rules: { email },
  fields: { email: { kind: 'email' } },
  receipt: {},
  noDraftOffer: true,
  body: (values) => ({ ...values, ...MESSAGE }),
});

/** The request to be notified of the app's launch, sent as a contact message. */
export const appNotice = createForm<{
  message?: string;
  data: components['schemas']['ContactReceipt'];
}>()(compiled);
