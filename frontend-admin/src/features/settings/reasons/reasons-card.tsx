import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { randomId } from 'frontend-shared/api/random-id';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useId, useRef, useState } from 'react';
import { useFocusFallback } from '../../../browser/use-focus-fallback';
import { useMessages } from '../../../content/messages';
import { reasons as reasonsMessages } from '../../../content/reasons';
import type { DecisionReason } from '../../../data/records/decision-reasons';
import { longDateTime } from '../../../format/date-time';
import { showToast } from '../../../state/toasts';
import { FormError } from '../../../ui/form/form-messages';
import { Icon } from '../../../ui/icon';
import { errorMessage } from '../../../ui/text/error-message';
import { ErrorNote } from '../../../ui/text/error-note';
import { ReasonDialog } from './reason-dialog';
import { ReasonRow } from './reason-row';
import { type ReasonsChange, useReasons, withoutReason, withReason, withReasonMoved } from './use-reasons';
import './reasons.css';

const MAX_REASONS = fieldRules.decisionReasons.reasons.maxItems;

function newReason(): DecisionReason {
  return {
    id: randomId(),
    kinds: [],
    decision: 'rejected',
    en: { title: '', text: '' },
    hi: { title: '', text: '' },
  };
}

/** The decision reasons, in the order in which they are offered. Each change is saved immediately. */
export function ReasonsCard() {
  const messages = useMessages(reasonsMessages);
  const locale = useLocale();
  const id = useId();
  const { region, heading } = useFocusFallback<HTMLElement>();
  const [edited, setEdited] = useState<DecisionReason>();
  const { list, error, reload, change, busy } = useReasons(edited !== undefined);
  const [failure, setFailure] = useState<string>();
  const moved = useRef<string>(undefined);

  // Moving a row also moves its buttons, which can lose the focus.
  useEffect(() => {
    if (list && moved.current) document.getElementById(moved.current)?.focus();
    moved.current = undefined;
  }, [list]);

  async function save(next: ReasonsChange, message?: string) {
    if (busy) return;
    setFailure(undefined);
    try {
      await change(next);
      if (message) showToast({ kind: 'success', text: message });
    } catch (saveError) {
      moved.current = undefined;
      setFailure(errorMessage(saveError, messages.saveFailed));
    }
  }

  async function saveEdited(reason: DecisionReason) {
    setFailure(undefined);
    await change(withReason(reason));
    showToast({ kind: 'success', text: messages.saved(reason[locale].title) });
  }

  const { by, at } = list ?? {};
  const lastChange = by && at ? messages.changedBy(by, longDateTime(at, locale)) : messages.supplied;
  const isNew = edited !== undefined && !list?.reasons.some((one) => one.id === edited.id);
  const isFull = list !== undefined && list.reasons.length >= MAX_REASONS;
  return (
    <section ref={region} className="ad-card ad-settings__card ad-reasons" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {messages.title}
      </h2>
      <p className="ad-quiet">{messages.help}</p>
      {!list && error && <ErrorNote error={error} fallback={messages.loadFailed} onRetry={reload} />}
      {!list && !error && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {list && (
        <>
          {list.reasons.length === 0 && <p>{messages.empty}</p>}
          <ol className="ad-reasons__list">
            {list.reasons.map((reason, index) => (
              <ReasonRow
                key={reason.id}
                id={`${id}-${reason.id}`}
                reason={reason}
                isFirst={index === 0}
                isLast={index === list.reasons.length - 1}
                onMove={(step, button) => {
                  moved.current = button;
                  void save(withReasonMoved(reason.id, step));
                }}
                onEdit={() => setEdited(reason)}
                onRemove={() => void save(withoutReason(reason.id), messages.removed(reason[locale].title))}
              />
            ))}
          </ol>
          <FormError id={`${id}-failure`} text={failure} />
          <div className="ad-reasons__foot">
            <Button icon={<Icon name="plus" />} disabled={isFull} onClick={() => setEdited(newReason())}>
              {messages.add}
            </Button>
            <span className="ad-quiet">{isFull ? messages.full(formatNumber(MAX_REASONS)) : lastChange}</span>
          </div>
        </>
      )}
      {edited && (
        <ReasonDialog
          title={isNew ? messages.addTitle : messages.editTitle}
          reason={edited}
          onSave={saveEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
