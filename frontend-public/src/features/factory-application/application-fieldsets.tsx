import { formatNumber } from 'frontend-shared/locale';
import { FileField } from 'frontend-shared/ui/file-field';
import { Select, TextArea, TextField } from 'frontend-shared/ui/text-field';
import type { ReactNode } from 'react';
import type { ApplicationFormWords } from '../../content/en/application-form';
import { controlId, type FieldName, rules, type SectionName, type TextFieldName } from './application-fields';
import { countCharacters, type Problems } from './application-rules';
import { type ApplicationState, application } from './application-store';
import { fileLimits, problemText } from './problem-words';

interface FieldsetsProps {
  state: ApplicationState;
  problems: Problems;
  words: ApplicationFormWords;
  onEnter: (section: SectionName) => void;
}

/** The four parts of the form. */
export function ApplicationFieldsets({ state, problems, words, onEnter }: FieldsetsProps) {
  /** What every field of this form has in common: its look after it was left, and what leaving does. */
  const frame = (field: FieldName, filled: boolean) => {
    const problem = problems[field];
    return {
      id: controlId(field),
      name: field,
      label: words.fields[field].label,
      error: problem ? problemText(field, problem, words) : undefined,
      valid: filled && state.left[field] === true && !problem,
      onBlur: () => application.leaveField(field),
    };
  };
  const text = (field: TextFieldName) => ({
    ...frame(field, state.values[field].trim() !== ''),
    value: state.values[field],
    onChange: (event: { target: { value: string } }) => application.type(field, event.target.value),
  });
  const { fields } = words;
  const { types, limit } = fileLimits(words);
  const part = (section: SectionName) => ({
    title: words.sections[section],
    onEnter: () => onEnter(section),
  });
  return (
    <>
      <Part {...part('you')}>
        <div className="pu-form__pair">
          <TextField {...text('name')} help={fields.name.help} autoComplete="name" />
          <TextField {...text('location')} help={fields.location.help} autoComplete="address-level2" />
        </div>
      </Part>
      <Part {...part('factory')}>
        <div className="pu-form__pair">
          <Select {...text('business_idea')} help={fields.business_idea.help}>
            <Choices
              values={rules.business_idea.values}
              labels={words.options.business_idea}
              choose={fields.business_idea.choose}
            />
          </Select>
          <Select {...text('required_amount')} help={fields.required_amount.help}>
            <Choices
              values={rules.required_amount.values}
              labels={words.options.required_amount}
              choose={fields.required_amount.choose}
            />
          </Select>
        </div>
        <p className="pu-form__risk cf-small">{words.risk}</p>
      </Part>
      <Part {...part('experience')}>
        <div>
          <TextArea {...text('past_experience')} help={fields.past_experience.help} optional rows={5} />
          <p className="pu-form__count cf-small cf-muted">
            {words.charactersLeft(formatNumber(charactersLeft(state.values.past_experience)))}
          </p>
        </div>
        <FileField
          {...frame('supporting_document', state.file !== null)}
          help={fields.supporting_document.help(types, limit)}
          optional
          accept={rules.supporting_document.fileTypes.join(',')}
          file={state.file}
          onSelect={application.choose}
        />
      </Part>
      <Part {...part('contact')} intro={words.contactIntro}>
        <div className="pu-form__pair">
          <TextField
            {...text('mobile')}
            help={fields.mobile.help}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
          <TextField
            {...text('email')}
            help={fields.email.help}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </div>
      </Part>
    </>
  );
}

function charactersLeft(text: string): number {
  return Math.max(0, rules.past_experience.maxLength - countCharacters(text.trim()));
}

interface ChoicesProps<Value extends string> {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** Words of the empty first choice. */
  choose: string;
}

function Choices<Value extends string>({ values, labels, choose }: ChoicesProps<Value>) {
  return (
    <>
      <option value="">{choose}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {labels[value]}
        </option>
      ))}
    </>
  );
}

interface PartProps {
  title: string;
  intro?: string;
  /** Focus came into this part. */
  onEnter: () => void;
  children: ReactNode;
}

function Part({ title, intro, onEnter, children }: PartProps) {
  return (
    <fieldset className="pu-form__part" onFocus={onEnter}>
      <legend className="pu-form__legend cf-h3">{title}</legend>
      {intro && <p className="pu-form__part-intro cf-small cf-muted">{intro}</p>}
      {children}
    </fieldset>
  );
}
