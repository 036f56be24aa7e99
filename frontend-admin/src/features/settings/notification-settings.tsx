import Checkbox from 'antd/es/checkbox';
import Switch from 'antd/es/switch';
import { useId, useState } from 'react';
import { useMessages } from '../../content/messages';
import { settings as settingsMessages } from '../../content/settings';
import type { Settings } from '../../data/account/settings';
import { useHasPermission } from '../../state/permissions';
import { SegmentedChoice } from '../../ui/form/segmented-choice';
import { SettingsRow } from './settings-row';

interface NotificationSettingsProps {
  shown: Settings;
  choose: (change: Partial<Settings>) => void;
}

const isSupported = () => typeof Notification !== 'undefined';

/** Settings for the notification list, browser notifications and mails. */
export function NotificationSettings({ shown, choose }: NotificationSettingsProps) {
  const messages = useMessages(settingsMessages);
  const id = useId();
  const canSeeAccounts = useHasPermission('admins:read');
  const canManageAccounts = useHasPermission('admins:manage');
  const [permission, setPermission] = useState(() => (isSupported() ? Notification.permission : 'denied'));
  const notificationNames = [
    'notifySubmissions',
    'notifyDecisions',
    ...(canSeeAccounts && canManageAccounts ? ['notifyAccounts'] : []),
  ] as ('notifySubmissions' | 'notifyDecisions' | 'notifyAccounts')[];

  /** Requests the permission here, because browsers ask for it only right after a click. */
  async function chooseBrowser(browserNotifications: boolean) {
    choose({ browserNotifications });
    if (browserNotifications && isSupported()) setPermission(await Notification.requestPermission());
  }

  return (
    <section className="ad-card ad-settings__card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{messages.notifications}</h2>
      <dl className="ad-rows">
        <SettingsRow id={`${id}-bell`} label={messages.bell} help={messages.bellHelp}>
          <Checkbox.Group
            className="ad-settings__told"
            role="group"
            aria-labelledby={`${id}-bell`}
            options={notificationNames.map((value) => ({ value, label: messages[value] }))}
            value={notificationNames.filter((name) => shown[name])}
            onChange={(chosen) =>
              choose(Object.fromEntries(notificationNames.map((name) => [name, chosen.includes(name)])))
            }
          />
        </SettingsRow>
        <SettingsRow
          id={`${id}-browser`}
          label={messages.browser}
          help={
            shown.browserNotifications && permission === 'denied'
              ? messages.browserBlocked
              : messages.browserHelp
          }
        >
          <Switch
            aria-labelledby={`${id}-browser`}
            aria-describedby={`${id}-browser-help`}
            checked={shown.browserNotifications}
            onChange={(checked) => void chooseBrowser(checked)}
          />
        </SettingsRow>
        <SettingsRow id={`${id}-mails`} label={messages.mails}>
          <Checkbox
            checked={shown.colleagueMails}
            onChange={({ target }) => choose({ colleagueMails: target.checked })}
          >
            {messages.colleagueMails}
          </Checkbox>
        </SettingsRow>
        <SettingsRow id={`${id}-digest`} label={messages.digest} help={messages.digestHelp}>
          <SegmentedChoice<Settings['digest']>
            aria-labelledby={`${id}-digest`}
            name={`${id}-digest-choice`}
            options={(Object.keys(messages.digestOf) as Settings['digest'][]).map((value) => ({
              value,
              label: messages.digestOf[value],
            }))}
            value={shown.digest}
            onChange={(digest) => choose({ digest })}
          />
        </SettingsRow>
      </dl>
    </section>
  );
}
