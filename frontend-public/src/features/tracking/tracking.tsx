import './tracking.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocation } from 'frontend-shared/routing/router';
import { Button } from 'frontend-shared/ui/button';
import { TextField } from 'frontend-shared/ui/field/text-field';
import { InfoIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { TrackingMessages } from '../../content/en/track';
import { FormFooter } from '../../forms/layout/form-footer';
import { FormFrame } from '../../forms/layout/form-frame';
import { controlId } from '../../forms/rules/form-description';
import { useFields } from '../../forms/state/use-fields';
import { useForm } from '../../forms/state/use-form';
import { OpenedRecord } from './opened-record';
import {
  askCode,
  forgetRecord,
  isReference,
  normaliseReference,
  openRecord,
  trackedReference,
} from './track-forms';
import type { Ending } from './use-opened-record';
import { type Reopening, useStoredSession } from './use-stored-session';

interface TrackingProps {
  messages: TrackingMessages;
  site: SiteConfig;
}

/** The steps of tracking: reference and e-mail, the code from the mail, the record. */
export default function Tracking({ messages, site }: TrackingProps) {
  const { submitted: asked } = useForm(askCode);
  const { submitted: opened } = useForm(openRecord);
  const [ending, setEnding] = useState<Ending | null>(null);
  const end = (how: Ending) => {
    setEnding(how);
    forgetRecord();
  };
  // The ending of the last record is not shown for the next one.
  if (asked && ending) setEnding(null);
  const { reopening, tryAgain, startOver } = useStoredSession(end);
  useReferenceFromLink();
  if (opened) return <OpenedRecord opened={opened.answer} messages={messages} onEnd={end} />;
  return (
    <section className="pu-tracking" aria-labelledby="tracking-title">
      <h2 className="cf-h3" id="tracking-title">
        {messages.title}
      </h2>
      {asked && <CodeForm messages={messages} site={site} />}
      {reopening && <ReopeningRecord {...{ reopening, messages, tryAgain, startOver }} />}
      {!asked && !reopening && (
        <>
          {ending && ending !== 'closed' && <EndingLine text={messages.endings[ending]} />}
          <p>{messages.how}</p>
          <AskForm messages={messages} site={site} />
        </>
      )}
    </section>
  );
}

/**
 * Links in receipts and mails carry the reference in the URL fragment, which is not sent to the server. A link to another
 * record, followed while a code is awaited or a record is open, starts over with that reference.
 */
function useReferenceFromLink(): void {
  const { hash } = useLocation();
  const fromLink = useRef('');
  const lastHash = useRef(hash);
  useEffect(() => {
    // A step restored after a reload may belong to another reference than the URL, and stays.
    const isFollowed = lastHash.current !== hash;
    lastHash.current = hash;
    const reference = normaliseReference(hash.slice(1));
    if (!isReference(reference)) return;
    const tracked = trackedReference();
    const { values } = askCode.use.getState();
    // Does not overwrite typed input; the reference of a previous link is replaced.
    const isTyped = values.reference !== '' && values.reference !== fromLink.current;
    if (tracked ? !isFollowed || reference === tracked : isTyped) return;
    fromLink.current = reference;
    if (tracked) askAgain();
    askCode.type('reference', reference);
  }, [hash]);
}

interface ReopeningRecordProps {
  reopening: Reopening;
  messages: TrackingMessages;
  tryAgain: () => void;
  startOver: () => void;
}

/** Status of restoring the record after a reload. */
function ReopeningRecord({ reopening, messages, tryAgain, startOver }: ReopeningRecordProps) {
  const failed = reopening === 'failed';
  return (
    <>
      <p className="pu-tracking__line" role="status">
        <InfoIcon />
        <span>{failed ? messages.reopen.failed : messages.reopen.underway}</span>
      </p>
      {failed && (
        <p className="pu-tracking__ways">
          <Button onClick={tryAgain}>{messages.reopen.again}</Button>
          <Button look="secondary" onClick={startOver}>
            {messages.askAgain}
          </Button>
        </p>
      )}
    </>
  );
}

/** Tells why the record was closed. Takes the focus, since the focused control was removed. */
function EndingLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus();
  }, []);
  return (
    <p className="pu-tracking__line" ref={line} tabIndex={-1}>
      <InfoIcon />
      <span>{text}</span>
    </p>
  );
}

function AskForm({ messages, site }: TrackingProps) {
  const { text } = useFields(askCode, messages.ask);
  return (
    <FormFrame
      form={askCode}
      messages={messages.ask}
      site={site}
      labelledBy="tracking-title"
      compact
      footer={<FormFooter form={askCode} messages={messages.ask} compact submitLook="primary" />}
    >
      <div className="pu-tracking__fields">
        <TextField
          {...text('reference')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="pu-tracking__reference"
        />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
    </FormFrame>
  );
}

function CodeForm({ messages, site }: TrackingProps) {
  const { text } = useFields(openRecord, messages.open);
  useEffect(() => {
    document.getElementById(controlId(openRecord.compiled, 'code'))?.focus();
  }, []);
  return (
    <>
      <p className="pu-tracking__line" role="status">
        <InfoIcon />
        <span>
          {messages.sent} {messages.sentHelp}
        </span>
      </p>
      <FormFrame
        form={openRecord}
        messages={messages.open}
        site={site}
        labelledBy="tracking-title"
        compact
        footer={<FormFooter form={openRecord} messages={messages.open} compact submitLook="primary" />}
      >
        <TextField
          {...text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="pu-tracking__code"
        />
      </FormFrame>
      <p>
        <Button look="plain" onClick={askAgain}>
          {messages.askAgain}
        </Button>
      </p>
    </>
  );
}

/** Goes back to the first form with the previous entries, which may contain a typo. */
function askAgain(): void {
  const typed = askCode.use.getState().submitted?.values;
  forgetRecord();
  if (!typed) return;
  askCode.type('reference', typed.reference);
  askCode.type('email', typed.email);
}
