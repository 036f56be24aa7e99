import { Link } from 'frontend-shared/routing/router';
import type { ComponentProps, ReactNode } from 'react';
import { ExternalIcon } from './icon';
import './button.css';
import { useSharedMessages } from './messages';

export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'haldi' | 'danger';

interface Look {
  /**
   * One primary per view. `haldi` is the primary on ink and leaf, `plain` looks like a link, `danger` is destructive.
   */
  look?: ButtonLook;
  size?: 'normal' | 'small';
  /** Full width. */
  wide?: boolean;
}

function classes({ look = 'primary', size = 'normal', wide = false }: Look, extra?: string): string {
  return [
    'cf-button',
    `cf-button--${look}`,
    size === 'small' && 'cf-button--small',
    wide && 'cf-button--wide',
    extra,
  ]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** While set, the button shows a spinner and this text ("Sending…"), keeps its width and ignores clicks. */
  busyLabel?: string | undefined;
  /** Why the button is disabled, shown beside it; the button stays focusable for screen readers. */
  disabledReason?: string | undefined;
}

/** A button, 52 px high (46 px when small). */
export function Button({
  look,
  size,
  wide,
  busyLabel,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isDisabled = busyLabel !== undefined || disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      className={classes({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-disabled={isDisabled || undefined}
      aria-busy={busyLabel !== undefined || undefined}
      data-state={busyLabel !== undefined ? 'busy' : disabledReason !== undefined ? 'disabled' : undefined}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    >
      <span
        className={busyLabel === undefined ? 'cf-button__label' : 'cf-button__label cf-button__label--hidden'}
      >
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className="cf-button__busy">
          <span className="cf-spinner" aria-hidden="true" />
          <span>{busyLabel}</span>
        </span>
      )}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={wide ? 'cf-button-row cf-button-row--wide' : 'cf-button-row'}>
      {button}
      <span className="cf-button-row__reason cf-small">{disabledReason}</span>
    </span>
  );
}

interface LinkButtonProps extends Look, Omit<ComponentProps<'a'>, 'href'> {
  /** Path within the site, including the language prefix. */
  to?: string;
  /** State of the history entry for `to`. */
  state?: unknown;
  /** External URL; opens in a new tab, which screen readers announce. */
  href?: string;
  children: ReactNode;
}

/** A link that looks like a button. Give either `to` or `href`. */
export function LinkButton({
  look,
  size,
  wide,
  to,
  state,
  href,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const messages = useSharedMessages();
  const name = classes({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className);
  if (href !== undefined) {
    return (
      <a {...rest} className={name} href={href} target="_blank" rel="noopener noreferrer">
        <span className="cf-button__label">
          {children}
          <ExternalIcon size={18} />
          <span className="cf-visually-hidden">({messages.opensInNewTab})</span>
        </span>
      </a>
    );
  }
  return (
    <Link {...rest} className={name} to={to ?? '/'} state={state}>
      <span className="cf-button__label">{children}</span>
    </Link>
  );
}
