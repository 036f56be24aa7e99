import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { FocusableButton } from '../focusable-button';
import { Icon, type IconName } from '../icon';
import { Tooltip } from '../tooltip';
import type { SheetMove } from './sheet-view';

interface SheetBarProps {
  number: number;
  count: number;
  canZoom: { in: boolean; out: boolean };
  onMove: (move: SheetMove) => void;
}

interface MoveButtonProps {
  name: string;
  icon: IconName;
  /** The key as displayed, and in the syntax of `aria-keyshortcuts`. */
  shownKey: string;
  shortcut: string;
  disabled?: boolean;
  onClick: () => void;
}

function MoveButton({ name, icon, shownKey, shortcut, disabled = false, onClick }: MoveButtonProps) {
  return (
    <Tooltip text={`${name} (${shownKey})`}>
      <FocusableButton
        aria-label={name}
        aria-keyshortcuts={shortcut}
        disabled={disabled}
        icon={<Icon name={icon} />}
        onClick={onClick}
      />
    </Tooltip>
  );
}

/** Toolbar of the document viewer. Tooltips show the keys. */
export function SheetBar({ number, count, canZoom, onMove }: SheetBarProps) {
  const messages = useMessages(records);
  return (
    <div className="ad-viewer__bar">
      {count > 1 && (
        <>
          <MoveButton
            name={messages.previousSheet}
            icon="left"
            shownKey="←"
            shortcut="ArrowLeft"
            disabled={number === 1}
            onClick={() => onMove({ page: -1 })}
          />
          <span role="status" className="ad-number">
            {messages.pageOf(number, count)}
          </span>
          <MoveButton
            name={messages.nextSheet}
            icon="right"
            shownKey="→"
            shortcut="ArrowRight"
            disabled={number === count}
            onClick={() => onMove({ page: 1 })}
          />
        </>
      )}
      <MoveButton
        name={messages.zoomOut}
        icon="minus"
        shownKey="−"
        shortcut="-"
        disabled={!canZoom.out}
        onClick={() => onMove({ zoom: -1 })}
      />
      <MoveButton
        name={messages.zoomIn}
        icon="plus"
        shownKey="+"
        shortcut="+"
        disabled={!canZoom.in}
        onClick={() => onMove({ zoom: 1 })}
      />
      <MoveButton
        name={messages.turn}
        icon="turn"
        shownKey="R"
        shortcut="R"
        onClick={() => onMove({ turn: 1 })}
      />
    </div>
  );
}
