import { useState } from 'react';
import { dashboard } from '../../content/dashboard';
import { useMessages } from '../../content/messages';
import { useStaleFigures } from './use-stale-figures';

/** On the edge of a card: its figures are outdated and are being updated. Takes no space in the layout. */
export function StaleFiguresNote() {
  const messages = useMessages(dashboard).stats;
  const counting = useStaleFigures();
  return counting && <p className="ad-counting ad-number">{messages.counting(counting.asOf)}</p>;
}

/** The same as one screen reader announcement for the page, also when the update is complete. */
export function StaleFiguresAnnouncement() {
  const messages = useMessages(dashboard).stats;
  const counting = useStaleFigures();
  const isCounting = counting?.isOnServer === true;
  const [wasCounting, setWasCounting] = useState(false);
  if (isCounting && !wasCounting) setWasCounting(true);
  return (
    <p className="ad-hidden" role="status">
      {isCounting ? messages.counting(counting.asOf) : wasCounting && messages.counted}
    </p>
  );
}
