import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Input, { type InputRef } from 'antd/es/input';
import TextArea from 'antd/es/input/TextArea';
import Radio from 'antd/es/radio';
import { ApiError } from 'frontend-shared/api/error';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { typedText } from '../../../browser/typed-text';
import { useConfirmUnload } from '../../../browser/use-confirm-unload';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { reasons as reasonsMessages } from '../../../content/reasons';
import type { DecisionReason, ReasonKind } from '../../../data/records/decision-reasons';
import type { ReviewDecisionStatus } from '../../../data/records/records';
import { ModalDialog } from '../../../ui/dialog/modal-dialog';
import { FormError } from '../../../ui/form/form-messages';
import { errorMessage } from '../../../ui/text/error-message';
import '../../../ui/form/form.css';

const KINDS = fieldRules.decisionReason.kinds.values;
/** In order of frequency. */
const DECISIONS: readonly ReviewDecisionStatus[] = ['rejected', 'pending', 'approved'];
const LANGUAGES = ['en', 'hi'] as const;
const { title: TITLE, text: TEXT } = fieldRules.reasonWords;

type Language = (typeof LANGUAGES)[number];

const isBlank = (text: string) => text.trim() === '';

interface ReasonDialogProps {
  title: string;
  reason: DecisionReason;
  /** Saves the reason. If the promise rejects, the dialog stays open with the input and shows the error. */
  onSave: (reason: DecisionReason) => Promise<void>;
  onClose: () => void;
}

/** Form for a reason in both languages, because each applicant gets the mail in one of them. */
export function ReasonDialog({ title, reason, onSave, onClose }: ReasonDialogProps) {
  const messages = useMessages(reasonsMessages);
  const commonMessages = useMessages(common);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstField = useRef<InputRef>(null);
  const [draft, setDraft] = useState(reason);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing =
    (draft.kinds.length === 0 && messages.needed.kinds) ||
    (LANGUAGES.some((language) => isBlank(draft[language].title)) && messages.needed.title) ||
    (LANGUAGES.some((language) => isBlank(draft[language].text)) && messages.needed.text) ||
    undefined;
  const problem = error ?? (isSubmitted ? missing : undefined);
  const isEdited = draft !== reason;
  useConfirmUnload(isEdited ? LANGUAGES.map((one) => draft[one].title + draft[one].text).join('') : '');

  function edit(changes: Partial<DecisionReason>) {
    setDraft({ ...draft, ...changes });
    setError(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (missing) {
      flushSync(() => setIsSubmitted(true));
      const wrong = draft.kinds.length === 0 ? 'input[type="checkbox"]' : '[aria-invalid="true"]';
      form.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onSave(draft);
      onClose();
    } catch (failure) {
      const why = errorMessage(failure, messages.saveFailed);
      setError(failure instanceof ApiError && failure.status === 409 ? messages.conflict(why) : why);
      setBusy(false);
    }
  }

  return (
    <ModalDialog
      className="ad-reason"
      title={title}
      closeLabel={commonMessages.close}
      initialFocus={firstField}
      closesOnOutsidePress={!isEdited}
      onClose={() => busy || onClose()}
    >
      <form ref={form} className="ad-form" onSubmit={(event) => void submit(event)} noValidate>
        <div className="ad-reason__head">
          <fieldset className="ad-reason__part">
            <legend>{messages.kinds}</legend>
            <Checkbox.Group<ReasonKind>
              value={draft.kinds}
              options={KINDS.map((value) => ({ value, label: messages.kindNames[value] }))}
              onChange={(kinds) => edit({ kinds })}
            />
          </fieldset>
          <fieldset className="ad-reason__part">
            <legend>{messages.decision}</legend>
            <Radio.Group
              name={`${id}-decision`}
              value={draft.decision}
              options={DECISIONS.map((value) => ({ value, label: messages.decisionNames[value] }))}
              onChange={({ target }) => edit({ decision: target.value as ReviewDecisionStatus })}
            />
          </fieldset>
        </div>
        <div className="ad-reason__languages">
          {LANGUAGES.map((language) => (
            <LanguageFields
              key={language}
              id={id}
              language={language}
              titleField={language === 'en' ? firstField : undefined}
              texts={draft[language]}
              isSubmitted={isSubmitted}
              onChange={(texts) => edit({ [language]: texts })}
            />
          ))}
        </div>
        <p id={`${id}-help`} className="ad-quiet">
          {messages.titleHelp}
        </p>
        <FormError id={`${id}-problem`} text={problem} />
        <div className="ad-form__buttons">
          <Button type="primary" htmlType="submit" loading={busy}>
            {busy ? messages.saving : messages.save}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {commonMessages.cancel}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

interface LanguageFieldsProps {
  /** Prefix of the ids of the fields, the help text and the error. */
  id: string;
  language: Language;
  titleField: RefObject<InputRef | null> | undefined;
  texts: DecisionReason[Language];
  /** Blank fields are marked only after the first attempt to save. */
  isSubmitted: boolean;
  onChange: (texts: DecisionReason[Language]) => void;
}

/** Title and text of a reason in one language. */
function LanguageFields(props: LanguageFieldsProps) {
  const { id, language, titleField, texts, isSubmitted, onChange } = props;
  const messages = useMessages(reasonsMessages);
  const isTitleMissing = isSubmitted && isBlank(texts.title);
  const isTextMissing = isSubmitted && isBlank(texts.text);
  return (
    <fieldset className="ad-reason__part">
      <legend>{messages.languages[language]}</legend>
      <label htmlFor={`${id}-${language}-title`}>{messages.titleLabel}</label>
      <Input
        ref={titleField}
        id={`${id}-${language}-title`}
        lang={language}
        maxLength={TITLE.maxLength}
        value={texts.title}
        status={isTitleMissing ? 'error' : ''}
        aria-invalid={isTitleMissing}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={(event) => onChange({ ...texts, title: typedText(event) })}
      />
      <label htmlFor={`${id}-${language}-text`}>{messages.textLabel}</label>
      <TextArea
        id={`${id}-${language}-text`}
        lang={language}
        rows={5}
        maxLength={TEXT.maxLength}
        value={texts.text}
        status={isTextMissing ? 'error' : ''}
        aria-invalid={isTextMissing}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange({ ...texts, text: typedText(event) })}
      />
    </fieldset>
  );
}
