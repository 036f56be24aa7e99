import './application-fieldsets.css';
import { FileField } from 'frontend-shared/ui/field/file-field';
import { Select, TextArea, TextField } from 'frontend-shared/ui/field/text-field';
import type { ApplicationFormMessages } from '../../content/en/application-form';
import { Choices, FormPart } from '../../forms/layout/form-part';
import { useFields } from '../../forms/state/use-fields';
import { application, type PartName, rules } from './application';

interface FieldsetsProps {
  messages: ApplicationFormMessages;
  onEnter: (part: PartName) => void;
}

/** The four sections of the form. */
export function ApplicationFieldsets({ messages, onEnter }: FieldsetsProps) {
  const field = useFields(application, messages);
  const { types, limit } = field.limits('supporting_document');
  const part = (name: PartName) => ({ title: messages.sections[name], onEnter: () => onEnter(name) });
  return (
    <>
      <FormPart {...part('you')}>
        <div className="pu-form__pair">
          <TextField {...field.text('name')} autoComplete="name" />
          <TextField {...field.text('location')} autoComplete="address-level2" />
        </div>
      </FormPart>
      <FormPart {...part('factory')}>
        <div className="pu-form__pair">
          <Select {...field.text('business_idea')}>
            <Choices
              values={rules.business_idea.values}
              labels={messages.options.business_idea}
              choose={messages.choose}
            />
          </Select>
          <Select {...field.text('required_amount')}>
            <Choices
              values={rules.required_amount.values}
              labels={messages.options.required_amount}
              choose={messages.choose}
            />
          </Select>
        </div>
        <p className="pu-form__risk cf-small">{messages.risk}</p>
      </FormPart>
      <FormPart {...part('experience')}>
        <div>
          <TextArea {...field.text('past_experience')} optional rows={5} />
          <p className="pu-form__count cf-small cf-muted">{field.charactersLeft('past_experience')}</p>
        </div>
        <FileField
          {...field.file('supporting_document')}
          help={messages.supportingDocumentHelp(types, limit)}
          optional
        />
      </FormPart>
      <FormPart {...part('contact')} intro={messages.contactIntro}>
        <div className="pu-form__pair">
          <TextField {...field.text('mobile')} type="tel" inputMode="tel" autoComplete="tel-national" />
          <TextField {...field.text('email')} type="email" inputMode="email" autoComplete="email" />
        </div>
      </FormPart>
    </>
  );
}
