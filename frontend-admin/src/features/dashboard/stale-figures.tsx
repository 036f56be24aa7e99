import { useState } from 'react';
import { dashboard } from '../../content/dashboard';
import { useMessages } from '../../content/messages';
import { useStaleFigures } from './use-stale-figures';

/** A note on the edge of a card whose figures are outdated and being updated. Takes no space in the layout. */
export function StaleFiguresNote() {
  const messages = useMessages(dashboard).stats;
  const counting = useStaleFigures();
  return counting && <p className="ad-counting ad-number">{messages.counting(counting.asOf)}</p>;
}

/** Announces to screen readers, once per page, that the figures are being updated and when that is complete. */
export function StaleFiguresAnnouncement() {
  const messages = useMessages(dashboard).stats;
  const counting = useStaleFigures();
  const isCounting = counting?.isRecounting === true;
  const [wasCounting, setWasCounting] = useState(false);
  if (isCounting && !wasCounting) setWasCounting(true);
  return (
    <p className="ad-hidden" role="status">
      {isCounting ? messages.counting(counting.asOf) : wasCounting && messages.counted}
    </p>
  );
}
