import { useQuery } from '@tanstack/react-query';
import Checkbox from 'antd/es/checkbox';
import { useId } from 'react';
import { useMessages } from '../../content/messages';
import { shareholders } from '../../content/shareholders';
import { ownReveals } from '../../data/records/shareholders';
import type { PanChoice as PanChoiceOf } from '../../lists/export/list-export';
import { useHasPermission } from '../../state/permissions';

/** Option to export full PANs, with today’s reveals and the daily limit. */
export const PanChoice: PanChoiceOf = ({ withPan, onChange }) => {
  const messages = useMessages(shareholders);
  const canReveal = useHasPermission('shareholders:reveal');
  const note = useId();
  const { data: reveals } = useQuery({ ...ownReveals(), enabled: canReveal });
  if (!canReveal) return <p className="ad-quiet">{messages.fileHasNoPan}</p>;
  return (
    <div>
      <Checkbox checked={withPan} aria-describedby={note} onChange={({ target }) => onChange(target.checked)}>
        {messages.withPan}
      </Checkbox>
      <p id={note} className="ad-quiet">
        {withPan ? `${messages.fileHasPan} ${messages.withPanNote}` : messages.fileHasNoPan}{' '}
        {withPan && reveals && messages.revealsToday(reveals.used, reveals.perDay)}
      </p>
    </div>
  );
};
