import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { describeForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

/**
 * What the contact message says besides the address, the same in both languages so that one search finds them all. The
 * form asks for no name, so the mail greets without one.
 */
const MESSAGE = {
  name: 'App launch',
  subject: 'Other',
  message: 'App launch: please e-mail this address when the app is ready.',
  status: 'New',
};

const { email } = fieldRules.contactMessage;

const plan = describeForm({
  id: 'app-notice',
  path: '/api/contact',
  rules: { email },
  fields: { email: { kind: 'email' } },
  receipt: {},
  noDraftOffer: true,
  body: (values) => ({ ...values, ...MESSAGE }),
});

/** The request to be told when the app is there, sent as a contact message. */
export const appNotice = createForm<{
  message?: string;
  data: components['schemas']['ContactReceipt'];
}>()(plan);
