import { useQuery } from '@tanstack/react-query';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { type ComponentType, useState } from 'react';
import { bell } from '../../content/bell';
import { useMessages } from '../../content/messages';
import { notifications } from '../../data/notifications';
import { useLiveState } from '../../state/live';
import { showToast } from '../../state/toasts';
import { Disclosure } from '../../ui/disclosure/disclosure';
import { Icon } from '../../ui/icon';
import type { BellListProps } from './bell-list';
import { formatUnread } from './format-unread';
import { useAnnouncement } from './use-announcement';
import './bell.css';

/** Polling interval while the stream is disconnected, in ms. */
const POLL_MS = 30_000;

/**
 * The notification button with its unread count, and the list in a panel below it. The list's code is loaded when the
 * panel is first opened. The panel closes when the search palette opens, because that dialog takes focus.
 */
export function Bell() {
  const messages = useMessages(bell);
  const isLive = useLiveState(({ state }) => state === 'live');
  const { data } = useQuery({ ...notifications(), refetchInterval: isLive ? false : POLL_MS });
  const [code, setCode] = useState<{ BellList: ComponentType<BellListProps> }>();
  const announcement = useAnnouncement(data);
  const shown = data && data.unread > 0 ? formatUnread(data) : undefined;

  async function load() {
    if (code) return;
    try {
      const { BellList } = await importWithTimeout(() => import('./bell-list'));
      setCode({ BellList });
    } catch {
      showToast({ kind: 'error', text: messages.notLoaded });
    }
  }

  return (
    <div className="ad-bell">
      <Disclosure
        align="end"
        name={shown ? messages.nameUnread(shown) : messages.name}
        tooltip={messages.name}
        buttonType="text"
        withoutArrow
        panelClass="ad-bell__popup"
        icon={
          <>
            <Icon name="bell" size={20} />
            {shown && (
              <span className="ad-bell__count ad-number" aria-hidden="true">
                {shown}
              </span>
            )}
          </>
        }
        onOpen={() => void load()}
      >
        {(close) => code && <code.BellList onClose={close} />}
      </Disclosure>
      <span className="ad-hidden" role="status">
        {announcement && <span key={announcement.upTo}>{messages.newNotifications(announcement.count)}</span>}
      </span>
    </div>
  );
}
