import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';

/** Input of a date; converts Devanagari digits, "०५/०१/२०२६", to the Latin ones that Ant Design parses. */
export function DayInput({ onChange, ...input }: ComponentPropsWithRef<'input'>) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const ascii = toAsciiDigits(target.value);
    if (ascii !== target.value) {
      const caret = target.selectionStart;
      target.value = ascii;
      target.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  }
  return <input {...input} onChange={change} />;
}
