import './contact-form.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Select, TextArea, TextField } from 'frontend-shared/ui/field/text-field';
import type { ContactFormMessages } from '../../content/en/contact';
import { FormFrame } from '../../forms/layout/form-frame';
import { Choices } from '../../forms/layout/form-part';
import { ReceiptPanel } from '../../forms/notices/receipt-panel';
import { useFields } from '../../forms/state/use-fields';
import { useForm } from '../../forms/state/use-form';
import { contactMessage, rules } from './contact-message';

interface ContactFormProps {
  messages: ContactFormMessages;
  site: SiteConfig;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** The contact form and, after sending, its receipt. */
export function ContactForm({ messages, site, labelledBy }: ContactFormProps) {
  const { submitted } = useForm(contactMessage);
  if (submitted) {
    return (
      <ReceiptPanel
        receipt={submitted.answer.data}
        messages={messages.receipt}
        site={site}
        onAnother={() => contactMessage.startAnother()}
      />
    );
  }
  return (
    <FormFrame form={contactMessage} messages={messages} site={site} labelledBy={labelledBy}>
      <ContactFields messages={messages} />
    </FormFrame>
  );
}

function ContactFields({ messages }: { messages: ContactFormMessages }) {
  const field = useFields(contactMessage, messages);
  return (
    <div className="pu-message">
      <div className="pu-form__pair">
        <TextField {...field.text('name')} autoComplete="name" />
        <TextField {...field.text('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <Select {...field.text('subject')}>
        <Choices values={rules.subject.values} labels={messages.subjects} choose={messages.choose} />
      </Select>
      <div>
        <TextArea {...field.text('message')} rows={6} />
        <p className="pu-form__count cf-small cf-muted">{field.charactersLeft('message')}</p>
      </div>
    </div>
  );
}
