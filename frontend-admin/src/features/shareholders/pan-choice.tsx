import { useQuery } from '@tanstack/react-query';
import Checkbox from 'antd/es/checkbox';
import { useId } from 'react';
import { shareholders } from '../../content/shareholders';
import { useTexts } from '../../content/texts';
import { ownReveals } from '../../data/records/shareholders';
import type { PanChoice as PanChoiceOf } from '../../records/record-kind';
import { useCan } from '../../state/permissions';

/** Whether a file has the whole PANs, and how many of them may still be revealed today. */
export const PanChoice: PanChoiceOf = ({ withPan, onChange }) => {
  const copy = useTexts(shareholders);
  const mayReveal = useCan('shareholders:reveal');
  const note = useId();
  const { data: reveals } = useQuery({ ...ownReveals(), enabled: mayReveal });
  if (!mayReveal) return <p className="ad-quiet">{copy.fileHasNoPan}</p>;
  return (
    <div>
      <Checkbox checked={withPan} aria-describedby={note} onChange={({ target }) => onChange(target.checked)}>
        {copy.withPan}
      </Checkbox>
      <p id={note} className="ad-quiet">
        {withPan ? `${copy.fileHasPan} ${copy.withPanNote}` : copy.fileHasNoPan}{' '}
        {withPan && reveals && copy.revealsToday(reveals.used, reveals.perDay)}
      </p>
    </div>
  );
};
