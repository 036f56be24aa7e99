import Button from 'antd/es/button';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Hint } from './hint';
import { Icon } from './icon';

interface DisclosureProps {
  /** What the button shows. */
  label?: ReactNode;
  /** What the button is called, when that is more than it shows. */
  name?: string;
  /** What a button of an icon alone says where the pointer rests and where the focus is. */
  hint?: string;
  icon?: ReactNode;
  buttonClass?: string;
  buttonType?: 'text';
  panelClass?: string;
  disabled?: boolean;
  /** On which side the panel keeps to the button; the other way round where that would lead out of the window. */
  align?: 'start' | 'end';
  /** Of a button whose icon says by itself that it opens something. */
  withoutArrow?: boolean;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** As wide as the widest panel, that of days with its calendar, in px. */
const ROOM = 440;

/**
 * A button that opens a small panel below it. It closes on Escape, and when press or focus go elsewhere. Ant Design's
 * Dropdown and Popover leave unsaid that their button opens something (docs/decisions/0092-parts-of-ant-design.md).
 */
export function Disclosure({
  label,
  name,
  hint,
  icon,
  buttonClass,
  buttonType,
  panelClass = '',
  disabled = false,
  onOpen,
  align = 'start',
  withoutArrow = false,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState(align);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const keepInWindow = useCallback(() => setSide(sideWithRoom(button.current, align)), [align]);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('resize', keepInWindow);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('resize', keepInWindow);
    };
  }, [open, keepInWindow]);

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
      onClick={() => {
        if (!open) {
          onOpen?.();
          keepInWindow();
        }
        setOpen(!open);
      }}
    >
      {label}
      {!withoutArrow && <Icon name="down" size={14} />}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles up from the controls inside it
    <div
      ref={ref}
      className="ad-disclosure"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        close();
      }}
    >
      {hint === undefined ? control : <Hint text={open ? undefined : hint}>{control}</Hint>}
      {open && (
        <div id={id} className={`ad-disclosure__panel ad-disclosure__panel--${side} ${panelClass}`}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** On which side the panel of this button stays within the window; the wanted one, when that holds for none. */
function sideWithRoom(button: HTMLElement | null, wanted: 'start' | 'end'): 'start' | 'end' {
  if (!button || wanted === 'end') return wanted;
  const { left, right } = button.getBoundingClientRect();
  return left + ROOM > document.documentElement.clientWidth && right > ROOM ? 'end' : wanted;
}
