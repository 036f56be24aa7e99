import './contact-form.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Select, TextArea, TextField } from 'frontend-shared/ui/field/text-field';
import type { ContactFormWords } from '../../content/en/contact';
import { FormFrame } from '../../forms/layout/form-frame';
import { Choices } from '../../forms/layout/form-part';
import { ReceiptPanel } from '../../forms/notices/receipt-panel';
import { useFields } from '../../forms/state/use-fields';
import { useForm } from '../../forms/state/use-form';
import { contactMessage, rules } from './contact-message';

interface ContactFormProps {
  words: ContactFormWords;
  site: SiteConfig;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** A message to the office and, once it is there, its receipt. */
export function ContactForm({ words, site, labelledBy }: ContactFormProps) {
  const { submitted } = useForm(contactMessage);
  if (submitted) {
    return (
      <ReceiptPanel
        receipt={submitted.answer.data}
        words={words.receipt}
        site={site}
        onAnother={() => contactMessage.startAnother()}
      />
    );
  }
  return (
    <FormFrame form={contactMessage} words={words} site={site} labelledBy={labelledBy}>
      <ContactFields words={words} />
    </FormFrame>
  );
}

function ContactFields({ words }: { words: ContactFormWords }) {
  const field = useFields(contactMessage, words);
  return (
    <div className="pu-message">
      <div className="pu-form__pair">
        <TextField {...field.text('name')} autoComplete="name" />
        <TextField {...field.text('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <Select {...field.text('subject')}>
        <Choices values={rules.subject.values} labels={words.subjects} choose={words.choose} />
      </Select>
      <div>
        <TextArea {...field.text('message')} rows={6} />
        <p className="pu-form__count cf-small cf-muted">{field.charactersLeft('message')}</p>
      </div>
    </div>
  );
}
