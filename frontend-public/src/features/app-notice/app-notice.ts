import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { describeForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';

/**
 * How the wish stands among the contact messages, the same in both languages so that one search finds them all. Nobody
 * is asked for a name, so that the mail greets without one.
 */
const FILED_AS = {
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
  body: (values) => ({ ...values, ...FILED_AS }),
});

/** The wish to be told when the app is there, filed as a contact message. */
export const appNotice = createForm<{
  message?: string;
  data: components['schemas']['ContactReceipt'];
}>()(plan);
