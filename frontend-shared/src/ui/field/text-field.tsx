import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../icon';
import { Field, type FieldProps } from './field';

type Box<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, 'className' | 'children'>;

function split<P extends FieldProps & { id?: string | undefined }>(props: P) {
  const { label, help, error, valid, optional, className, id, ...control } = props;
  const frame = {
    label,
    help,
    error,
    className,
    id,
    ...(valid !== undefined && { valid }),
    ...(optional !== undefined && { optional }),
  };
  return { frame, control };
}

/** A text input. Accepts all attributes of `input` in addition to the field's props. */
export function TextField(props: Box<'input'>) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(controlProps) => <input type="text" {...control} {...controlProps} className="cf-input" />}
    </Field>
  );
}

/** A multi-line text input. */
export function TextArea(props: Box<'textarea'>) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <textarea rows={4} {...control} {...controlProps} className="cf-input cf-input--area" />
      )}
    </Field>
  );
}

/** A select; its children are `option` elements. */
export function Select({ children, ...props }: Box<'select'> & { children: ReactNode }) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <>
          <select {...control} {...controlProps} className="cf-input cf-input--select">
            {children}
          </select>
          <ChevronDownIcon className="cf-field__chevron" />
        </>
      )}
    </Field>
  );
}
