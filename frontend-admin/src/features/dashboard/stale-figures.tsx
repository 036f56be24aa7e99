import { useState } from 'react';
import { dashboard } from '../../content/dashboard';
import { useMessages } from '../../content/messages';
import { useStaleFigures } from './use-stale-figures';

/** On the edge of what holds figures: that these are old, and newer ones on their way. It takes no room from them. */
export function StaleFiguresNote() {
  const messages = useMessages(dashboard).stats;
  const counting = useStaleFigures();
  return counting && <p className="ad-counting ad-number">{messages.counting(counting.asOf)}</p>;
}

/** The same once for the whole page, said aloud, and when it is over. */
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
