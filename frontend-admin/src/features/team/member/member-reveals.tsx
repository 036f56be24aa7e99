import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import { type FormEvent, useId, useState } from 'react';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { team as teamMessages } from '../../../content/team';
import { setRevealLimit, type TeamMember, team } from '../../../data/team';
import { showToast } from '../../../state/toasts';
import { FormError } from '../../../ui/form/form-messages';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';
import '../../../ui/form/form.css';

/** Number of bricks in the bar. */
const BRICK_COUNT = 20;

interface MemberRevealsProps {
  member: TeamMember;
  reveals: NonNullable<TeamMember['reveals']>;
  /** Whether the current account may not change the limit. */
  isFixed: boolean;
}

/** How many PANs the member has revealed today, and the daily limit. */
export function MemberReveals({ member, reveals: { used, perDay }, isFixed }: MemberRevealsProps) {
  const messages = useMessages(teamMessages).reveals;
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const filled = Math.min(BRICK_COUNT, Math.ceil((used / perDay) * BRICK_COUNT));
  return (
    <section className="ad-reveals" aria-labelledby={id}>
      <div className="ad-reveals__head">
        <h3 id={id}>{messages.title}</h3>
        <span>{messages.of(used, perDay)}</span>
        {!isFixed && !isChanging && (
          <button
            type="button"
            className="ad-link ad-reveals__change"
            aria-label={messages.changeOf(member.email)}
            onClick={() => setIsChanging(true)}
          >
            {messages.change}
          </button>
        )}
      </div>
      <div className="ad-reveals__bricks" aria-hidden="true">
        {Array.from({ length: BRICK_COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bricks have no other identity
          <span key={index} data-filled={index < filled || undefined} />
        ))}
      </div>
      {isChanging && <ChangeReveals member={member} perDay={perDay} onClose={() => setIsChanging(false)} />}
    </section>
  );
}

interface ChangeRevealsProps {
  member: TeamMember;
  perDay: number;
  onClose: () => void;
}

function ChangeReveals({ member, perDay, onClose }: ChangeRevealsProps) {
  const messages = useMessages(teamMessages).reveals;
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState(String(perDay));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isOpen = useIsMounted();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const digits = toAsciiDigits(typed.trim());
    const limit = Number(digits);
    if (!/^\d+$/.test(digits)) return setError(messages.notWhole);
    setBusy(true);
    setError(undefined);
    try {
      await setRevealLimit(member._id, limit);
      await queryClient.invalidateQueries(team());
      showToast({ kind: 'success', text: messages.saved(member.email, limit) });
      onClose();
    } catch (failure) {
      const why = errorMessage(failure, commonMessages.failed);
      // The response can arrive after the panel was closed.
      if (!isOpen.current) showToast({ kind: 'error', text: messages.notSaved(member.email, why) });
      setError(why);
      setBusy(false);
    }
  }

  return (
    <form className="ad-form" onSubmit={(event) => void onSubmit(event)} noValidate>
      <div className="ad-form__field">
        <label htmlFor={id}>{messages.perDay}</label>
        <Input
          id={id}
          autoFocus
          inputMode="numeric"
          maxLength={4}
          value={typed}
          status={error ? 'error' : ''}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-help`} className="ad-quiet">
          {messages.help}
        </p>
      </div>
      <FormError id={`${id}-error`} text={error} />
      <div className="ad-member__buttons">
        <Button disabled={busy} onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
      </div>
    </form>
  );
}
