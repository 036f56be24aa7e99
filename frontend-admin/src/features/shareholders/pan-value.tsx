import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useEffect, useId, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { shareholders } from '../../content/shareholders';
import { ownReveals, revealPan } from '../../data/records/shareholders';
import { useHasPermission } from '../../state/permissions';
import { Icon } from '../../ui/icon';
import { errorMessage, isCancelled } from '../../ui/text/error-message';

/** How long a full PAN is shown, in seconds. */
const SHOWN_SECONDS = 30;

/** With this many reveals left or fewer, a hint about the limit is shown. */
const FEW_LEFT = 5;

/** The full PAN of a record for 30 seconds after it was revealed, kept only in the state of the component. */
function usePanReveal(id: string, canReveal: boolean) {
  const [pan, setPan] = useState<string>();
  const queryClient = useQueryClient();
  const { data: reveals } = useQuery({ ...ownReveals(), enabled: canReveal });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revealPan(id),
    // The mutation cache must not keep the full PAN.
    gcTime: 0,
    onSuccess: ({ panNumber, reveals: today }) => {
      setPan(panNumber);
      queryClient.setQueryData(ownReveals().queryKey, (known) => ({
        ...today,
        records: [...(known?.records ?? []), id],
      }));
    },
    onError: () => queryClient.invalidateQueries(ownReveals()),
  });
  useEffect(() => {
    if (!pan) return;
    const timer = setTimeout(() => setPan(undefined), SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [pan]);
  // PANs that were already revealed today can be revealed again without counting.
  const isUsedUp = reveals !== undefined && reveals.used >= reveals.perDay && !reveals.records.includes(id);
  return { pan, hide: () => setPan(undefined), reveal: () => mutate(), isPending, error, reveals, isUsedUp };
}

/** The masked PAN. Accounts that may reveal it see the full PAN for 30 seconds. */
export function PanValue({ id, masked }: { id: string; masked: string }) {
  const messages = useMessages(shareholders);
  const commonMessages = useMessages(common);
  const canReveal = useHasPermission('shareholders:reveal');
  const note = useId();
  const { pan, hide, reveal, isPending, error, reveals, isUsedUp } = usePanReveal(id, canReveal);
  return (
    <div className="ad-pan">
      <span className="ad-pan__value" role="status">
        {pan ?? masked}
      </span>
      {canReveal && (
        <>
          {/* One button for both states, so that it keeps the focus. */}
          <Button
            size="small"
            icon={<Icon name={pan ? 'eyeOff' : 'eye'} size={16} />}
            loading={isPending}
            aria-describedby={note}
            // Stays focusable, so that screen readers can announce the reason.
            aria-disabled={isUsedUp || undefined}
            onClick={() => (pan ? hide() : isPending || isUsedUp || reveal())}
          >
            {pan ? messages.hidePan : isPending ? messages.revealing : messages.revealPan}
          </Button>
          <p id={note} className="ad-pan__note ad-quiet">
            {!isUsedUp && messages.revealLogged(SHOWN_SECONDS)}{' '}
            {reveals && messages.revealsToday(reveals.used, reveals.perDay)}{' '}
            {isUsedUp && <b>{messages.revealsUsedUp}</b>}
            {!isUsedUp && reveals && reveals.perDay - reveals.used <= FEW_LEFT && (
              <b>{messages.revealsEnd}</b>
            )}
          </p>
        </>
      )}
      {error && !isCancelled(error) && (
        <p className="ad-document__failure" role="alert">
          {commonMessages.error(errorMessage(error, messages.revealFailed))}
        </p>
      )}
    </div>
  );
}
