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

/** One line of text. Takes every attribute of `input` beside the field's own. */
export function TextField(props: Box<'input'>) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>{(ties) => <input type="text" {...control} {...ties} className="cf-input" />}</Field>
  );
}

/** Several lines of text. */
export function TextArea(props: Box<'textarea'>) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(ties) => <textarea rows={4} {...control} {...ties} className="cf-input cf-input--area" />}
    </Field>
  );
}

/** A choice from a list; children are `option` elements. */
export function Select({ children, ...props }: Box<'select'> & { children: ReactNode }) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      {(ties) => (
        <>
          <select {...control} {...ties} className="cf-input cf-input--select">
            {children}
          </select>
          <ChevronDownIcon className="cf-field__chevron" />
        </>
      )}
    </Field>
  );
}
