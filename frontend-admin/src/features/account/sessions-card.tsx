import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useId } from 'react';
import { account } from '../../content/account';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { endOtherSessions, endSession, type OwnSession, ownSessions } from '../../data/account/own-sessions';
import { shortDateTime } from '../../format/date-time';
import { deviceLabel } from '../../format/device';
import { showToast } from '../../state/toasts';
import { FormError } from '../../ui/form/form-messages';
import { errorMessage } from '../../ui/text/error-message';
import { ErrorNote } from '../../ui/text/error-note';
import { AccountCard } from './account-card';

/** The sessions of the account; each can be ended, for example after the loss of a laptop. */
export function SessionsCard() {
  const messages = useMessages(account).sessions;
  const commonMessages = useMessages(common);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ownSessions());
  const queryClient = useQueryClient();
  const id = useId();
  const nameOf = ({ device }: OwnSession) => (device ? deviceLabel(device, locale) : messages.unknownDevice);
  const onSettled = () => queryClient.invalidateQueries(ownSessions());
  const endOne = useMutation({
    mutationFn: (session: OwnSession) => endSession(session._id),
    onSuccess: (_nothing, session) => showToast({ kind: 'success', text: messages.ended(nameOf(session)) }),
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: (count) => showToast({ kind: 'success', text: messages.othersEnded(count) }),
    onSettled,
  });
  const failure = endOne.error ?? endOthers.error;

  return (
    <AccountCard title={messages.title} intro={messages.intro}>
      {!data && error && (
        <ErrorNote error={error} fallback={messages.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 2 }} />}
      {data && (
        <ul className="ad-sessions">
          {data.map((session) => (
            <li key={session._id}>
              <div>
                <p className="ad-sessions__device">
                  {nameOf(session)} {session.isCurrent && <Tag>{messages.current}</Tag>}
                </p>
                <p className="ad-quiet">
                  {session.network ?? messages.unknownNetwork} ·{' '}
                  {messages.lastUsed(shortDateTime(session.lastUsedAt, locale))}
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  aria-label={messages.endNamed(nameOf(session), session.network ?? '')}
                  loading={endOne.isPending && endOne.variables._id === session._id}
                  onClick={() => {
                    endOthers.reset();
                    endOne.mutate(session);
                  }}
                >
                  {messages.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormError
        id={`${id}-error`}
        text={failure ? errorMessage(failure, commonMessages.failed) : undefined}
      />
      {data && data.length > 1 && (
        <Button
          loading={endOthers.isPending}
          onClick={() => {
            endOne.reset();
            endOthers.mutate();
          }}
        >
          {messages.endOthers}
        </Button>
      )}
    </AccountCard>
  );
}
