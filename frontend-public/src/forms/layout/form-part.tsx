import './form-part.css';
import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  intro?: string;
  /** Called when focus enters this section. */
  onEnter?: () => void;
  children: ReactNode;
}

/** One section of a long form, under its heading. */
export function FormPart({ title, intro, onEnter, children }: FormPartProps) {
  return (
    <fieldset className="pu-form__part" onFocus={onEnter}>
      <legend className="pu-form__legend cf-h3">{title}</legend>
      {intro && <p className="pu-form__part-intro cf-small cf-muted">{intro}</p>}
      {children}
    </fieldset>
  );
}

interface ChoicesProps<Value extends string> {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** Label of the empty first option. */
  choose: string;
}

/** The options of a `Select`: the API's values with labels in the language of the page. */
export function Choices<Value extends string>({ values, labels, choose }: ChoicesProps<Value>) {
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
