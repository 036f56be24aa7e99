import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import Switch from 'antd/es/switch';
import { useSession } from 'frontend-shared/api/session';
import { type FormEvent, useId } from 'react';
import { common } from '../../content/common';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { settings as settingsMessages } from '../../content/settings';
import { type Settings, saveSettings, settings } from '../../data/account/settings';
import { START_PAGES } from '../../routing/start-pages';
import { settingsDrafts, useSettingsDraft } from '../../state/drafts/settings-drafts';
import { hasPermission } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { FocusableButton } from '../../ui/focusable-button';
import { FormError } from '../../ui/form/form-messages';
import { LanguageChoice } from '../../ui/form/language-choice';
import { SegmentedChoice } from '../../ui/form/segmented-choice';
import { errorMessage } from '../../ui/text/error-message';
import { NotificationSettings } from './notification-settings';
import { SettingsRow } from './settings-row';

/** Options for Ant Design's `Select` and `Segmented`. */
const choices = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

/** The changes that are not among those that were sent. */
const differing = (changes: Partial<Settings>, sent: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== sent[name as keyof Settings]),
  );

/** All settings, saved together. Unsaved changes are kept when saving fails. */
export function SettingsForm({ saved }: { saved: Settings }) {
  const messages = useMessages(settingsMessages);
  const frameMessages = useMessages(frame);
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const id = useId();
  const permissions = useSession((session) => session.admin?.permissions);
  const changes = useSettingsDraft();
  const shown = { ...saved, ...changes };
  const names = Object.keys(changes) as (keyof Settings)[];
  const isChanged = names.some((name) => changes[name] !== saved[name]);
  const choose = (change: Partial<Settings>) => settingsDrafts.update((all) => ({ ...all, ...change }));
  const save = useMutation({
    mutationFn: saveSettings,
    onSuccess: (now, sent) => {
      queryClient.setQueryData(settings().queryKey, now);
      // Changes made while saving are not saved yet.
      settingsDrafts.update((all) => differing(all, sent));
      // In the new language, if it was changed.
      showToast({ kind: 'success', text: settingsMessages[now.locale].saved });
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !save.isPending) save.mutate(changes);
  }

  return (
    <form onSubmit={onSubmit}>
      <section className="ad-card ad-settings__card" aria-labelledby={`${id}-console`}>
        <h2 id={`${id}-console`}>{messages.console}</h2>
        <dl className="ad-rows">
          <SettingsRow id={`${id}-locale`} label={messages.locale} help={messages.localeHelp}>
            <LanguageChoice
              aria-labelledby={`${id}-locale`}
              name={`${id}-locale-choice`}
              value={shown.locale}
              onChange={(locale) => choose({ locale })}
            />
          </SettingsRow>
          <SettingsRow id={`${id}-colours`} label={messages.colours}>
            <SegmentedChoice<Settings['colours']>
              aria-labelledby={`${id}-colours`}
              name={`${id}-colours-choice`}
              options={choices(messages.coloursOf)}
              value={shown.colours}
              onChange={(colours) => choose({ colours })}
            />
          </SettingsRow>
          <SettingsRow id={`${id}-density`} label={messages.density}>
            <SegmentedChoice<Settings['density']>
              aria-labelledby={`${id}-density`}
              name={`${id}-density-choice`}
              options={choices(messages.densityOf)}
              value={shown.density}
              onChange={(density) => choose({ density })}
            />
          </SettingsRow>
          <SettingsRow id={`${id}-start`} label={messages.startPage} help={messages.startPageHelp}>
            <Radio.Group
              className="ad-settings__pages"
              aria-labelledby={`${id}-start`}
              name={`${id}-start-choice`}
              value={shown.startPage}
              onChange={({ target }) => choose({ startPage: target.value as Settings['startPage'] })}
            >
              {START_PAGES.filter(({ permission }) => hasPermission(permission, permissions)).map(
                ({ page }) => (
                  <Radio key={page} value={page}>
                    {frameMessages[page]}
                  </Radio>
                ),
              )}
            </Radio.Group>
          </SettingsRow>
          <SettingsRow id={`${id}-keys`} label={messages.shortcuts} help={messages.shortcutsHelp}>
            <Switch
              aria-labelledby={`${id}-keys`}
              aria-describedby={`${id}-keys-help`}
              checked={shown.shortcuts}
              onChange={(shortcuts) => choose({ shortcuts })}
            />
          </SettingsRow>
        </dl>
      </section>
      <NotificationSettings shown={shown} choose={choose} />
      <FormError
        id={`${id}-error`}
        text={save.isError ? errorMessage(save.error, commonMessages.failed) : undefined}
      />
      <div className="ad-settings__buttons">
        <FocusableButton type="primary" htmlType="submit" disabled={!isChanged} loading={save.isPending}>
          {save.isPending ? messages.saving : messages.save}
        </FocusableButton>
        {isChanged && (
          <Button disabled={save.isPending} onClick={() => settingsDrafts.update(() => ({}))}>
            {messages.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
