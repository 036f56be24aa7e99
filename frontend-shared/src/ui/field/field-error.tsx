import { WarningIcon } from '../icon';

/** The error of a field; its control refers to it by `id`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="cf-field__error" id={id}>
      <WarningIcon size={18} />
      <span>{children}</span>
    </p>
  );
}
