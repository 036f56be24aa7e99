import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure';
import { Icon } from '../../ui/icon';

interface Choice<T extends string> {
  value: T | undefined;
  label: string;
}

interface ChoiceFilterProps<T extends string> {
  /** What the button shows: the name of the filter, or what was chosen. */
  label: string;
  name: string;
  icon?: ReactNode;
  className: string;
  disabled?: boolean;
  autoFocus?: boolean;
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChoose: (value: T | undefined) => void;
}

/** Arrows, Home and End go through the choices. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}

/** A handful of values to choose one from, in a panel that was opened for it. */
export function Choices<T extends string>({
  name,
  choices,
  value,
  onChoose,
}: Pick<ChoiceFilterProps<T>, 'name' | 'choices' | 'value' | 'onChoose'>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? list.current?.querySelector('button'))?.focus();
  }, []);
  return (
    <ul ref={list} className="ad-choices" aria-label={name} onKeyDown={moveFocus}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <button
            type="button"
            className="ad-choices__choice"
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
            {choice.value === value && <Icon name="tick" size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * A filter with a handful of values to choose one from. Of the options of Ant Design's Select screen readers hear only those
 * next to the active one (docs/decisions/0092-parts-of-ant-design.md).
 */
export function ChoiceFilter<T extends string>({
  label,
  name,
  icon,
  className,
  disabled = false,
  autoFocus = false,
  ...choice
}: ChoiceFilterProps<T>) {
  return (
    <Disclosure
      label={label}
      name={label.startsWith(name) ? label : `${name}: ${label}`}
      icon={icon}
      buttonClass={className}
      disabled={disabled}
      autoFocus={autoFocus}
    >
      {(close) => (
        <Choices
          {...choice}
          name={name}
          onChoose={(value) => {
            choice.onChoose(value);
            close();
          }}
        />
      )}
    </Disclosure>
  );
}
