import type { components } from 'frontend-shared/api/types.generated';
import { postJson } from 'frontend-shared/api/upload';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isBackForward, isReloaded } from '../../forms/state/stored/page-load';
import { useOnLeave } from '../../forms/state/use-form';
import { storedSession } from './stored-session';
import { askCode, openRecord } from './track-forms';
import { type Ending, endingOf } from './use-opened-record';

type Schemas = components['schemas'];

/** State of restoring the record after a reload: requested, or failed for now. */
export type Reopening = 'underway' | 'failed';

/**
 * Restores the tracking session after a reload, at its step, while its code or token is valid.
 * @param onEnd called when the record cannot be shown any more
 * @returns the state, a function that retries, and one that starts over
 */
export function useStoredSession(onEnd: (ending: Ending) => void) {
  const locale = useLocale();
  const [reopening, setReopening] = useState<Reopening | null>(null);
  const latest = useRef({ locale, onEnd });
  useEffect(() => {
    latest.current = { locale, onEnd };
  });
  const reading = useRef<AbortController>(null);

  const restore = useCallback(async () => {
    const stored = storedSession.load();
    if (!stored) return setReopening(null);
    const { until } = stored;
    reading.current?.abort();
    if (stored.stage === 'asked') {
      const { reference, email } = stored;
      return askCode.restoreSubmission({
        answer: { data: { expiresIn: secondsUntil(until) } },
        values: { reference, email },
      });
    }
    reading.current = new AbortController();
    const { signal } = reading.current;
    setReopening('underway');
    try {
      const options = { bearer: stored.token, locale: latest.current.locale, signal };
      const { data } = await postJson<Schemas['TrackStatusAnswer']>('/api/track/status', {}, options);
      setReopening(null);
      if (!data) return latest.current.onEnd('gone');
      const answer = { message: '', token: stored.token, expiresIn: secondsUntil(until), data };
      openRecord.restoreSubmission({ answer, values: { code: '' } });
    } catch (error) {
      if (signal.aborted) return;
      const ending = endingOf(error);
      setReopening(ending ? null : 'failed');
      if (ending) latest.current.onEnd(ending);
    }
  }, []);

  useEffect(() => {
    // A new visit starts over, since others may use the same phone.
    if (isReloaded() || isBackForward()) void restore();
    else if (!askCode.use.getState().submitted) storedSession.clear();
    return () => reading.current?.abort();
  }, [restore]);
  useOnLeave(storedSession.clear);
  useStoreSession();
  const startOver = () => {
    storedSession.clear();
    setReopening(null);
  };
  return { reopening, tryAgain: () => void restore(), startOver };
}

/** Stores each step that is reached. */
function useStoreSession(): void {
  const { submitted: asked } = askCode.use();
  const { submitted: opened } = openRecord.use();
  useEffect(() => {
    if (opened) {
      const { token, expiresIn } = opened.answer;
      storedSession.save({ stage: 'opened', token, until: Date.now() + expiresIn * 1000 });
    } else if (asked) {
      const until = Date.now() + asked.answer.data.expiresIn * 1000;
      storedSession.save({ stage: 'asked', ...asked.values, until });
    }
  }, [asked, opened]);
}

const secondsUntil = (until: number) => Math.max(0, Math.round((until - Date.now()) / 1000));
