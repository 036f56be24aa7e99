import Button from 'antd/es/button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isEscape } from '../../browser/shortcuts';
import { Icon } from '../icon';
import { Tooltip } from '../tooltip';
import { usePanelPosition } from './use-panel-position';

interface DisclosureProps {
  label?: ReactNode;
  /** Accessible name, if it is more than the label. */
  name?: string;
  /** Tooltip of a button with only an icon. */
  tooltip?: string;
  icon?: ReactNode;
  buttonClass?: string;
  buttonType?: 'text';
  panelClass?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Edge of the button that the panel is aligned to, if there is room. */
  align?: 'start' | 'end';
  /** For a button whose icon already implies that it opens something. */
  withoutArrow?: boolean;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** Props for a labelled button, or for one with an icon and a tooltip where there is no room for the label. */
export function labelOrIcon(
  label: string,
  isNarrow: boolean,
): Pick<DisclosureProps, 'label' | 'name' | 'tooltip' | 'withoutArrow'> {
  return isNarrow ? { name: label, tooltip: label, withoutArrow: true } : { label };
}

/**
 * A button that opens a small panel next to it. It closes on Escape and when focus or a press goes elsewhere. Ant
 * Design's Dropdown and Popover do not expose to screen readers that their button opens something
 * (docs/decisions/0092-parts-of-ant-design.md).
 */
export function Disclosure({
  label,
  name,
  tooltip,
  icon,
  buttonClass,
  buttonType,
  panelClass = '',
  disabled = false,
  autoFocus = false,
  onOpen,
  align = 'start',
  withoutArrow = false,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const position = usePanelPosition(button, panel, align, open);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const control = (
    <Button
      ref={button}
      className={buttonClass ?? ''}
      type={buttonType ?? 'default'}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      aria-label={name}
      icon={icon}
      disabled={disabled}
      autoFocus={autoFocus}
      onClick={() => {
        if (!open) onOpen?.();
        setOpen(!open);
      }}
    >
      {label}
      {!withoutArrow && <Icon name="down" size={14} />}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from the controls inside
    <div
      ref={ref}
      className="ad-disclosure"
      // Takes the focus of a press on a text, and in Safari on a button; outside, it would close the panel before the
      // click, and Escape would not get here.
      tabIndex={-1}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (!isEscape(event) || !open) return;
        event.preventDefault();
        close();
      }}
    >
      {tooltip === undefined ? control : <Tooltip text={open ? undefined : tooltip}>{control}</Tooltip>}
      {open && (
        <div
          ref={panel}
          id={id}
          className={`ad-disclosure__panel ${position?.isAbove ? 'is-above' : ''} ${panelClass}`}
          style={
            position && { left: position.left, maxWidth: position.maxWidth, maxHeight: position.maxHeight }
          }
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
