import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useId } from 'react';
import { account } from '../../content/account';
import { common } from '../../content/common';
import { useTexts } from '../../content/texts';
import { endOtherSessions, endSession, type OwnSession, ownSessions } from '../../data/account/own-sessions';
import { deviceWords } from '../../format/device';
import { shortMoment } from '../../format/moments';
import { showToast } from '../../state/toasts';
import { FormError } from '../../ui/form/form-messages';
import { errorMessage } from '../../ui/text/error-message';
import { ErrorNote } from '../../ui/text/error-note';
import { AccountCard } from './account-card';

/** Where the account is logged in; each of these logins can be ended, as after a lost laptop. */
export function SessionsCard() {
  const copy = useTexts(account).sessions;
  const commonCopy = useTexts(common);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ownSessions());
  const queryClient = useQueryClient();
  const id = useId();
  const nameOf = ({ device }: OwnSession) => (device ? deviceWords(device, locale) : copy.unknownDevice);
  const onSettled = () => queryClient.invalidateQueries(ownSessions());
  const endOne = useMutation({
    mutationFn: (session: OwnSession) => endSession(session._id),
    onSuccess: (_nothing, session) => showToast({ kind: 'success', text: copy.ended(nameOf(session)) }),
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: (count) => showToast({ kind: 'success', text: copy.othersEnded(count) }),
    onSettled,
  });
  const failure = endOne.error ?? endOthers.error;

  return (
    <AccountCard title={copy.title} intro={copy.intro}>
      {!data && error && (
        <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 2 }} />}
      {data && (
        <ul className="ad-sessions">
          {data.map((session) => (
            <li key={session._id}>
              <div>
                <p className="ad-sessions__device">
                  {nameOf(session)} {session.isCurrent && <Tag>{copy.current}</Tag>}
                </p>
                <p className="ad-quiet">
                  {session.network ?? copy.unknownNetwork} ·{' '}
                  {copy.lastUsed(shortMoment(session.lastUsedAt, locale))}
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  aria-label={copy.endNamed(nameOf(session), session.network ?? '')}
                  loading={endOne.isPending && endOne.variables._id === session._id}
                  onClick={() => endOne.mutate(session)}
                >
                  {copy.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormError id={`${id}-error`} text={failure ? errorMessage(failure, commonCopy.failed) : undefined} />
      {data && data.length > 1 && (
        <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {copy.endOthers}
        </Button>
      )}
    </AccountCard>
  );
}
