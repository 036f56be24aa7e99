import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { formatNumber, LOCALES, type Locale } from 'frontend-shared/i18n/locale';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isEscape } from '../../../browser/shortcuts';
import { typedText } from '../../../browser/typed-text';
import { useConfirmUnload } from '../../../browser/use-confirm-unload';
import { common } from '../../../content/common';
import { contacts } from '../../../content/contacts';
import { useMessages } from '../../../content/messages';
import { REPLY_TEMPLATES, type ReplyTemplate, replyTexts } from '../../../content/reply-texts';
import { type ContactMessage, replyFrame } from '../../../data/records/contacts';
import { SegmentedChoice } from '../../../ui/form/segmented-choice';
import { MailPreview } from './mail-preview';
import type { ReplyState } from './use-reply';
import type { ReplyFormState } from './use-reply-form';

const REPLY_MAX = fieldRules.contactReply.text.maxLength;
/** The number of characters left is shown once it is this low. */
const NEAR_LIMIT = 500;

/** A numbered line of a template that was not filled in. */
const EMPTY_LINE = /^[12]\.[ \t]*$/m;

/** The template whose text is unchanged; undefined if the text is not that of a template. */
const templateOf = (text: string, locale: Locale, siteUrl: string) =>
  REPLY_TEMPLATES.find((template) => replyTexts[locale][template](siteUrl) === text);

interface ReplyFormProps {
  message: ContactMessage;
  form: ReplyFormState;
  reply: ReplyState;
}

/** Loads the frames of the reply mail, which templates need, and inserts and translates templates. */
function useReplyTemplates({ _id }: ContactMessage, { text, locale }: ReplyState) {
  const { data: frame, isError } = useQuery(replyFrame(_id, locale));
  const other = useQuery(replyFrame(_id, locale === 'en' ? 'hi' : 'en')).data;
  const current = frame && templateOf(text, locale, frame.siteUrl);

  /** The text with a template added. The template replaces an unchanged one, and is otherwise appended. */
  function textWith(template: ReplyTemplate): string {
    if (!frame) return text;
    const added = replyTexts[locale][template](frame.siteUrl);
    const kept = current ? '' : text.trim();
    return `${kept}${kept && '\n\n'}${added}`.slice(0, REPLY_MAX);
  }

  /** The text for a mail in the given language. An unchanged template is translated; other text is kept. */
  function textIn(language: Locale): string {
    return current && other && language !== locale ? replyTexts[language][current](other.siteUrl) : text;
  }

  return { frame, isError, textWith, textIn };
}

/** Form for the text of a reply, shown between the greeting and the closing that the mail adds. */
export function ReplyForm({ message, form, reply }: ReplyFormProps) {
  const messages = useMessages(contacts);
  const commonMessages = useMessages(common);
  const { openCount, showsPreview, close } = form;
  const { text, locale, write, send, busy, conflict, failure } = reply;
  const { frame, isError, textWith, textIn } = useReplyTemplates(message, reply);
  useConfirmUnload(text);
  const [missing, setMissing] = useState<'replyMissing' | 'replyLineEmpty'>();
  const field = useRef<TextAreaRef>(null);
  const element = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLElement>(null);
  const left = REPLY_MAX - text.length;

  useEffect(() => {
    if (openCount === 0) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    field.current?.focus({ cursor: 'end' });
  }, [openCount]);

  // The button is in the footer, so the preview may be out of view.
  useEffect(() => {
    if (showsPreview) preview.current?.scrollIntoView({ block: 'nearest' });
  }, [showsPreview]);

  function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    const written = text.trim();
    const found = written === '' ? 'replyMissing' : EMPTY_LINE.test(written) ? 'replyLineEmpty' : undefined;
    setMissing(found);
    if (found) field.current?.focus();
    else send(written);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isEscape(event) && !busy) {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  function insertTemplate(template: ReplyTemplate) {
    write(textWith(template));
    setMissing(undefined);
    field.current?.focus({ cursor: 'end' });
  }

  const problem = missing ? messages[missing] : failure && commonMessages.error(failure);
  return (
    <form ref={element} id={form.id} className="ad-reply" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <div className="ad-reply__head">
        <label htmlFor={`${form.id}-text`}>{messages.yourReply}</label>
        <SegmentedChoice<Locale>
          size="small"
          aria-label={messages.mailLanguage}
          name={`${form.id}-language`}
          options={LOCALES.map((value) => ({ value, label: messages.mailLanguages[value] }))}
          value={locale}
          disabled={busy}
          onChange={(language) => write(textIn(language), language)}
        />
      </div>
      {conflict && <Alert type="warning" role="alert" title={conflict} />}
      <fieldset className="ad-reply__templates">
        <legend className="ad-quiet">{messages.templates}</legend>
        {REPLY_TEMPLATES.map((template) => (
          <Button
            key={template}
            size="small"
            disabled={!frame || busy}
            onClick={() => insertTemplate(template)}
          >
            {messages.templateNames[template]}
          </Button>
        ))}
      </fieldset>
      {isError && <p className="ad-quiet">{messages.frameFailed}</p>}
      <p className="ad-reply__frame ad-quiet" lang={locale}>
        {frame?.greeting}
      </p>
      <TextArea
        ref={field}
        id={`${form.id}-text`}
        className="ad-reply__text"
        lang={locale}
        rows={5}
        maxLength={REPLY_MAX}
        value={text}
        readOnly={busy}
        status={problem ? 'error' : ''}
        aria-invalid={missing !== undefined}
        aria-describedby={`${form.id}-help`}
        onChange={(event) => {
          write(typedText(event));
          setMissing(undefined);
        }}
      />
      <p className="ad-reply__frame ad-quiet" lang={locale}>
        {frame?.ending.at(-1)}
      </p>
      <p
        id={`${form.id}-help`}
        role={problem ? 'alert' : undefined}
        className={problem ? 'ad-decision__error' : 'ad-quiet'}
      >
        {problem ??
          (left > NEAR_LIMIT ? (
            <span className="ad-key-hint">{messages.replyKeys}</span>
          ) : (
            messages.charactersLeft(formatNumber(left))
          ))}
      </p>
      {showsPreview && frame && (
        <MailPreview ref={preview} id={form.previewId} frame={frame} text={text.trim()} locale={locale} />
      )}
    </form>
  );
}
