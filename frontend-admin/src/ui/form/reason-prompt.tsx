import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ignoreRepeatedPress, isEscape } from '../../browser/shortcuts';
import { typedText } from '../../browser/typed-text';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { reasonPrompt } from '../../content/reason-prompt';
import { errorMessage } from '../text/error-message';
import { FormError } from './form-messages';
import './form.css';

const { minLength: MIN_LENGTH, maxLength: MAX_LENGTH } = fieldRules.accountReason.reason;

interface ReasonPromptProps {
  /** Describes what will happen. */
  help: string;
  /** Says who will read the reason. */
  readers: string;
  confirmLabel: string;
  /** Maximum length of the reason. */
  maxLength?: number;
  /** Text typed before the form was unmounted. */
  draft?: string;
  onType?: (reason: string) => void;
  /** Renders standard reasons to choose from. */
  renderSuggestions?: (reason: string, write: (reason: string) => void) => ReactNode;
  /** Performs the action. An error is shown, and the reason is kept. */
  onConfirm: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason of an action, which the people concerned will read. */
export function ReasonPrompt({
  help,
  readers,
  confirmLabel,
  maxLength = MAX_LENGTH,
  draft = '',
  onType,
  renderSuggestions,
  onConfirm,
  onCancel,
}: ReasonPromptProps) {
  const messages = useMessages(reasonPrompt);
  const commonMessages = useMessages(common);
  const id = useId();
  const [reason, setReason] = useState(draft);
  const field = useRef<TextAreaRef>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function write(text: string) {
    setReason(text);
    onType?.(text);
    if (text.trim().length >= MIN_LENGTH) setError(undefined);
  }

  async function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (busy) return;
    const given = reason.trim();
    if (given.length < MIN_LENGTH) {
      setError(messages.needed);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm(given);
    } catch (failure) {
      setError(errorMessage(failure, commonMessages.failed));
      setBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    ignoreRepeatedPress(event);
    if (isEscape(event) && !busy && !event.defaultPrevented) {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void submit(event);
  }

  return (
    <form className="ad-form" onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} noValidate>
      <p>{help}</p>
      <FormError id={`${id}-error`} text={error} />
      <div className="ad-form__field">
        <label htmlFor={id}>{messages.reason}</label>
        {renderSuggestions?.(reason, (text) => {
          write(text);
          field.current?.focus({ cursor: 'end' });
        })}
        <TextArea
          ref={field}
          id={id}
          autoFocus
          rows={2}
          maxLength={maxLength}
          value={reason}
          status={error ? 'error' : ''}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={(event) => write(typedText(event))}
        />
        <p id={`${id}-help`} className="ad-quiet">
          {readers}
        </p>
      </div>
      <div className="ad-form__buttons">
        <Button disabled={busy} onClick={onCancel}>
          {commonMessages.cancel}
        </Button>
        <Button type="primary" danger htmlType="submit" loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
