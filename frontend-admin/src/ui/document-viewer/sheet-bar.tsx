import Button from 'antd/es/button';
import { records } from '../../content/records';
import { useTexts } from '../../content/texts';
import { Icon } from '../icon';
import type { SheetMove } from './sheet-view';

interface SheetBarProps {
  number: number;
  count: number;
  canZoom: { in: boolean; out: boolean };
  onMove: (move: SheetMove) => void;
}

/** What can be done with the sheet that is shown. The keys are said where a pointer rests. */
export function SheetBar({ number, count, canZoom, onMove }: SheetBarProps) {
  const copy = useTexts(records);
  return (
    <div className="ad-viewer__bar">
      {count > 1 && (
        <>
          <Button
            aria-label={copy.previousSheet}
            aria-keyshortcuts="ArrowLeft"
            title={`${copy.previousSheet} (←)`}
            disabled={number === 1}
            icon={<Icon name="left" />}
            onClick={() => onMove({ leaf: -1 })}
          />
          <span role="status" className="ad-number">
            {copy.pageOf(number, count)}
          </span>
          <Button
            aria-label={copy.nextSheet}
            aria-keyshortcuts="ArrowRight"
            title={`${copy.nextSheet} (→)`}
            disabled={number === count}
            icon={<Icon name="right" />}
            onClick={() => onMove({ leaf: 1 })}
          />
        </>
      )}
      <Button
        aria-label={copy.zoomOut}
        aria-keyshortcuts="-"
        title={`${copy.zoomOut} (−)`}
        disabled={!canZoom.out}
        icon={<Icon name="minus" />}
        onClick={() => onMove({ zoom: -1 })}
      />
      <Button
        aria-label={copy.zoomIn}
        aria-keyshortcuts="+"
        title={`${copy.zoomIn} (+)`}
        disabled={!canZoom.in}
        icon={<Icon name="plus" />}
        onClick={() => onMove({ zoom: 1 })}
      />
      <Button
        aria-label={copy.turn}
        aria-keyshortcuts="R"
        title={`${copy.turn} (R)`}
        icon={<Icon name="turn" />}
        onClick={() => onMove({ turn: 1 })}
      />
    </div>
  );
}
