import { Link } from 'frontend-shared/routing/router';
import type { ComponentProps, ReactNode } from 'react';
import { ExternalIcon } from './icon';
import './button.css';
import { useSharedMessages } from './messages';

export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'haldi' | 'danger';

interface Look {
  /** One primary per view. `haldi` is the primary on ink and leaf; `plain` looks like a link, `danger` ends something for good. */
  look?: ButtonLook;
  size?: 'normal' | 'small';
  /** As wide as its column. */
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
  /** While set, the button shows a spinner and this text ("Sending…"), its width is kept, and a press does nothing. */
  busyLabel?: string | undefined;
  /** Says in text why the button cannot be pressed yet; the button stays focusable so that the reason is read. */
  disabledReason?: string | undefined;
}

/** A button of 52 px (46 when small). */
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
  const off = busyLabel !== undefined || disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      type={type}
      className={classes({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-disabled={off || undefined}
      aria-busy={busyLabel !== undefined || undefined}
      data-state={busyLabel !== undefined ? 'busy' : disabledReason !== undefined ? 'disabled' : undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      <span
        className={busyLabel === undefined ? 'cf-button__label' : 'cf-button__label cf-button__label--hidden'}
      >
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className="cf-button__busy">
          <span className="cf-spinner" aria-hidden="true" />
          {busyLabel}
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
  /** Address inside the site, language prefix included. */
  to?: string;
  /** Kept with the history entry of `to`. */
  state?: unknown;
  /** Address outside; opens in a new tab and says so. */
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
