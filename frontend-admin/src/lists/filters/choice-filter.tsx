import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure';
import { Icon } from '../../ui/icon';
import { FilterLabel } from './filter-label';

interface Choice<T extends string> {
  value: T | undefined;
  label: string;
}

interface ChoiceFilterProps<T extends string> {
  /** Label of the button: the name of the filter, or the chosen option. */
  label: string;
  name: string;
  /** In a row of filters: the label without a value, whose room the button keeps. */
  defaultLabel?: string;
  icon?: ReactNode;
  className: string;
  disabled?: boolean;
  autoFocus?: boolean;
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChoose: (value: T | undefined) => void;
}

/** Moves between the options with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), buttons.length - 1)]?.focus();
}

/** A list of a few options in a panel, one of which can be chosen. */
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
 * A filter with a few options. Not Ant Design's Select, where screen readers get only the options next to the active
 * one (docs/decisions/0092-parts-of-ant-design.md).
 */
export function ChoiceFilter<T extends string>({
  label,
  name,
  defaultLabel,
  icon,
  className,
  disabled = false,
  autoFocus = false,
  ...choice
}: ChoiceFilterProps<T>) {
  return (
    <Disclosure
      label={defaultLabel === undefined ? label : <FilterLabel text={label} defaultText={defaultLabel} />}
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
