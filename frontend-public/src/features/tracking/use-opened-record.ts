import { ApiError } from 'frontend-shared/api/error';
import type { components } from 'frontend-shared/api/types.generated';
import { postJson } from 'frontend-shared/api/upload';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../forms/state/failure';
import { removeItemsAbout } from '../../forms/state/stored/session-item';

type Schemas = components['schemas'];
export type TrackedRecord = Schemas['TrackedView'];
export type TrackAction = Schemas['TrackAction'];
/**
 * Why the record was closed: the session has expired, the record was erased here, it does not exist any more, or the
 * person closed it.
 */
export type Ending = 'over' | 'erased' | 'gone' | 'closed';
/** The ending that an API error means; undefined for any other error. */
export function endingOf(error: unknown): Ending | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'over';
  return error.status === 404 ? 'gone' : undefined;
}

/** Why an action failed. `changed`: the record was changed in the meantime. */
export type ActionProblem = 'changed' | Failure;

/**
 * An opened record while its token is valid, and the owner's actions.
 * @param onEnd called once, when the record must be closed
 */
export function useOpenedRecord(
  { token, expiresIn, data }: Schemas['TrackOpened'],
  onEnd: (ending: Ending) => void,
) {
  const locale = useLocale();
  const [until] = useState(() => Date.now() + expiresIn * 1000);
  const [record, setRecord] = useState<TrackedRecord>(data);
  const [acting, setActing] = useState<TrackAction | null>(null);
  const [done, setDone] = useState<TrackAction | null>(null);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
    // The answer to an action may arrive after the record was closed, when the next one may be open.
    return () => {
      end.current = () => undefined;
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => end.current('over'), until - Date.now());
    // Timers do not run while a phone sleeps or the page is in the back/forward cache.
    const checkExpiry = () => {
      if (Date.now() >= until) end.current('over');
    };
    document.addEventListener('visibilitychange', checkExpiry);
    window.addEventListener('pageshow', checkExpiry);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkExpiry);
      window.removeEventListener('pageshow', checkExpiry);
    };
  }, [until]);

  const handleError = (error: unknown) => {
    const { status, data: current } = error instanceof ApiError ? error : { status: 0, data: undefined };
    const ending = endingOf(error);
    if (ending) return end.current(ending);
    if (status === 409 && current) {
      setRecord(current as TrackedRecord);
      return setProblem('changed');
    }
    setProblem(failureOf(error, []));
  };

  /** Sends an action. It is idempotent, so a lost response does no harm. */
  const act = async (action: TrackAction) => {
    if (acting) return;
    setActing(action);
    setProblem(null);
    setDone(null);
    try {
      const answer = await postJson<Schemas['TrackStatusAnswer']>(
        '/api/track/status',
        { action },
        { bearer: token, locale },
      );
      if (answer.data === null) {
        removeItemsAbout(record.reference);
        return end.current('erased');
      }
      setRecord(answer.data);
      setDone(action);
    } catch (error) {
      handleError(error);
    } finally {
      setActing(null);
    }
  };
  return { record, until, acting, done, problem, act };
}
