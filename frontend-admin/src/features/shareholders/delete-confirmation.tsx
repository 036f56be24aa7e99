import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { shareholders } from '../../content/shareholders';
import { Icon } from '../../ui/icon';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';

/** Normalizes a typed number or reference: ASCII digits, no separators, upper case. */
const normalize = (text: string) => toAsciiDigits(text).replace(/[\s,]/g, '').toUpperCase();

interface DeleteConfirmationProps {
  field?: RefObject<InputRef | null>;
  /** The text to type: a reference, or a number of records. */
  expected: string;
  label: string;
  /** Error message for other input. */
  wrong: string;
  /** Label of the button. */
  confirmLabel: string;
  busy?: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Explains what is deleted and requires typing a text, so that nothing is deleted by accident. */
export function DeleteConfirmation(props: DeleteConfirmationProps) {
  const messages = useMessages(shareholders);
  const commonMessages = useMessages(common);
  const { expected, label, confirmLabel, busy = false, failure, onConfirm, onCancel } = props;
  const own = useRef<InputRef>(null);
  const field = props.field ?? own;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const matches = normalize(typed) === normalize(expected);
    setWrong(!matches);
    if (!matches) field.current?.focus();
    else if (!busy) onConfirm();
  }

  return (
    <form className="ad-erase__form" onSubmit={submit} noValidate>
      <p>{messages.deleteWhat}</p>
      <p>
        <b>{messages.deleteKept}</b>
      </p>
      <label htmlFor={`${id}-reference`}>
        <UnbrokenReferences text={label} />
      </label>
      <Input
        ref={field}
        id={`${id}-reference`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="ad-decision__error">
          {props.wrong}
        </p>
      )}
      {failure && <Alert type="error" role="alert" title={commonMessages.error(failure)} />}
      <div className="ad-foot__buttons">
        <Button disabled={busy} onClick={onCancel}>
          {commonMessages.cancel}
        </Button>
        <Button type="primary" danger htmlType="submit" loading={busy} icon={<Icon name="bin" />}>
          {busy ? messages.deleting : confirmLabel}
        </Button>
      </div>
    </form>
  );
}
