import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import Radio from 'antd/es/radio';
import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type FormEvent, useId, useRef, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { team as teamMessages } from '../../content/team';
import { assignPermissions, invite, team } from '../../data/team';
import { showToast } from '../../state/toasts';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import { EmailField } from '../../ui/form/account-fields';
import { FormError } from '../../ui/form/form-messages';
import { LanguageChoice } from '../../ui/form/language-choice';
import { errorMessage } from '../../ui/text/error-message';
import { PRESET_NAMES, PRESETS, type Preset } from './permissions/permission-rows';
import '../../ui/form/form.css';

/** Invites a person by mail, with a preset of permissions. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { invite: messages, presets, presetHelp } = useMessages(teamMessages);
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const ownId = useSession((session) => session.admin?._id ?? '');
  const id = useId();
  const field = useRef<InputRef>(null);
  const [email, setEmail] = useState('');
  const [preset, setPreset] = useState<Preset>('reviewer');
  const [locale, setLocale] = useState(useLocale());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (busy) return;
    if (!address) {
      setError(messages.enterEmail);
      return field.current?.focus();
    }
    setBusy(true);
    setError(undefined);
    try {
      await send(address);
      onClose();
    } catch (failure) {
      setError(errorMessage(failure, messages.failed));
      field.current?.focus();
    }
    setBusy(false);
    await queryClient.invalidateQueries(team());
  }

  async function send(address: string) {
    const userId = await invite(address, locale);
    try {
      await assignPermissions(ownId, { _id: userId, permissions: [] }, PRESETS[preset]);
      showToast({ kind: 'success', text: messages.sent(address) });
    } catch {
      // The invitation was sent and only the permissions failed. They can be set in the person's panel.
      showToast({ kind: 'error', text: messages.noRights(address) });
    }
  }

  return (
    <ModalDialog
      title={messages.title}
      className="ad-invite"
      closeLabel={commonMessages.close}
      // Stays open while sending, because it shows a possible error.
      onClose={() => busy || onClose()}
      initialFocus={field}
    >
      <form className="ad-form" onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormError id={`${id}-error`} text={error} />
        <EmailField
          ref={field}
          label={messages.email}
          value={email}
          onChange={setEmail}
          isWrong={error !== undefined}
          describedBy={error ? `${id}-error` : undefined}
        />
        <fieldset className="ad-invite__presets">
          <legend>{messages.role}</legend>
          <Radio.Group value={preset} onChange={({ target }) => setPreset(target.value as Preset)}>
            {PRESET_NAMES.map((name) => (
              <Radio key={name} value={name}>
                {presets[name]}
                <span className="ad-quiet ad-invite__help">{presetHelp[name]}</span>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
        <div>
          <p id={`${id}-locale`} className="ad-invite__label">
            {messages.locale}
          </p>
          <LanguageChoice
            aria-labelledby={`${id}-locale`}
            name={`${id}-locale-choice`}
            value={locale}
            onChange={setLocale}
          />
        </div>
        <p className="ad-quiet">{messages.help}</p>
        <Button type="primary" htmlType="submit" loading={busy} block>
          {busy ? messages.submitting : messages.submit}
        </Button>
      </form>
    </ModalDialog>
  );
}
