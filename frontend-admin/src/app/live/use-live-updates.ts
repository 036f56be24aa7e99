import { useQueryClient } from '@tanstack/react-query';
import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useEffectEvent } from 'react';
import { shareStream } from '../../browser/live/shared-stream';
import { settings } from '../../data/account/settings';
import { NOTIFICATION_EVENTS, type NotificationEntry, notifications } from '../../data/notifications';
import { useLiveState } from '../../state/live';
import { createEventHandler, retryFailed } from './event-handler';

/**
 * Keeps the cached data up to date by one event stream shared by all tabs of this browser. The tab that reads the
 * stream also shows browser notifications while no tab is visible.
 */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  const adminId = useSession(({ admin }) => admin?._id);
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  const navigate = useNavigate();
  const openAddress = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    if (!adminId || mustSetUp) return;
    const stop = new AbortController();
    const list = notifications().queryKey;
    const notifyWhileHidden = async (event: StreamEvent, isAnyTabVisible: () => Promise<boolean>) => {
      if (event.type !== 'notification') return;
      if (!queryClient.getQueryData(settings().queryKey)?.browserNotifications) return;
      if ((await isAnyTabVisible()) || stop.signal.aborted) return;
      const { showNotification } = await import('../bell/browser-notification');
      showNotification(JSON.parse(event.data) as NotificationEntry, (path) => openAddress(path));
    };
    shareStream({
      address: NOTIFICATION_EVENTS,
      name: `console-live-${adminId}`,
      lastEvent: () => queryClient.getQueryData(list)?.position.toString(),
      onEvent: createEventHandler(queryClient),
      onLeaderEvent: (event, isAnyTabVisible) =>
        void notifyWhileHidden(event, isAnyTabVisible).catch(() => undefined),
      onState: (state) => {
        const isBack = state === 'live' && useLiveState.getState().state === 'lost';
        useLiveState.setState({ state });
        if (isBack) retryFailed(queryClient);
      },
      signal: stop.signal,
    });
    return () => {
      stop.abort();
      useLiveState.setState({ state: 'connecting' });
    };
  }, [queryClient, adminId, mustSetUp]);
}
