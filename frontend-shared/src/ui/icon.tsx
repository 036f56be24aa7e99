import type { SVGProps } from 'react';
import './icon.css';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd'> {
  /** px; 20 by default. */
  size?: number;
}

/** A 24 × 24 line icon. It is decorative: adjacent text or the button's label gives its meaning. */
function Glyph({ d, size = 20, className, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className ? `cf-icon ${className}` : 'cf-icon'}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

export const ExternalIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M14 4h6v6 M20 4 11 13 M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10"
  />
);
export const MenuIcon = (props: IconProps) => <Glyph {...props} d="M4 6h16 M4 12h16 M4 18h16" />;
export const CloseIcon = (props: IconProps) => <Glyph {...props} d="M5 5l14 14 M19 5 5 19" />;
export const TickIcon = (props: IconProps) => <Glyph {...props} d="M4 12.5l5.5 5.5L20 6.5" />;
export const PlusIcon = (props: IconProps) => <Glyph {...props} d="M12 5v14 M5 12h14" />;
export const MinusIcon = (props: IconProps) => <Glyph {...props} d="M5 12h14" />;
export const ChevronDownIcon = (props: IconProps) => <Glyph {...props} d="M6 9l6 6 6-6" />;
export const ChevronLeftIcon = (props: IconProps) => <Glyph {...props} d="M15 5l-7 7 7 7" />;
export const ChevronRightIcon = (props: IconProps) => <Glyph {...props} d="M9 5l7 7-7 7" />;
export const ChevronsLeftIcon = (props: IconProps) => <Glyph {...props} d="M12 5l-7 7 7 7 M19 5l-7 7 7 7" />;
export const ChevronsRightIcon = (props: IconProps) => <Glyph {...props} d="M5 5l7 7-7 7 M12 5l7 7-7 7" />;
export const PlayIcon = (props: IconProps) => <Glyph {...props} d="M7 4.5v15l12-7.5z" />;
export const PauseIcon = (props: IconProps) => <Glyph {...props} d="M8 5v14 M16 5v14" />;
export const ResetIcon = (props: IconProps) => <Glyph {...props} d="M4 4v5h5 M4.6 9A8 8 0 1 1 4 13" />;
export const FullScreenIcon = (props: IconProps) => (
  <Glyph {...props} d="M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5" />
);
export const GridIcon = (props: IconProps) => (
  <Glyph {...props} d="M4 4h6v6H4z M14 4h6v6h-6z M4 14h6v6H4z M14 14h6v6h-6z" />
);
export const MoreIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z M12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z M19 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z"
  />
);
export const KeyboardIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M3 6.5h18V18H3z M6.5 10.2h.01 M10.2 10.2h.01 M13.8 10.2h.01 M17.5 10.2h.01 M7.5 14.3h9"
  />
);
export const InfoIcon = (props: IconProps) => (
  <Glyph {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 11v5 M12 7.8v.1" />
);
export const WarningIcon = (props: IconProps) => (
  <Glyph {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7.5v5 M12 16v.1" />
);
export const SuccessIcon = (props: IconProps) => (
  <Glyph {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M8 12.2l2.8 2.8L16 9.5" />
);
export const ClockIcon = (props: IconProps) => (
  <Glyph {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7v5l3.2 2" />
);
export const CameraIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M4 7.5h3.5L9 5h6l1.5 2.5H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1z M12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z"
  />
);
export const FileIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z M14 3v5h5 M8.5 13h7 M8.5 17h7"
  />
);
export const PinIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5z M12 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
  />
);
export const LockIcon = (props: IconProps) => (
  <Glyph {...props} d="M6 10.500h12V20H6z M8.5 10.500V7.500a3.5 3.5 0 0 1 7 0v3" />
);
export const MailIcon = (props: IconProps) => (
  <Glyph {...props} d="M3.5 5.500h17v13h-17z M3.5 7l8.5 6 8.5-6" />
);
export const MailOpenIcon = (props: IconProps) => (
  <Glyph {...props} d="M3.5 10v10h17V10L12 3.500z M3.5 10.5 12 16l8.5-5.5" />
);
export const HardHatIcon = (props: IconProps) => (
  <Glyph {...props} d="M3 18h18v-2.500H3z M5 15.500V13a7 7 0 0 1 14 0v2.5 M10 12V5.500h4V12" />
);
export const RupeeIcon = (props: IconProps) => (
  <Glyph {...props} d="M6.5 4.500h11 M6.5 9h11 M9 4.500c6.5 0 6.5 9 0 9H6.500l7.5 7" />
);
export const GearIcon = (props: IconProps) => (
  <Glyph
    {...props}
    d="M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z M12 3v2.500M12 18.500V21M3 12h2.500M18.5 12H21M5.6 5.600l1.8 1.800M16.6 16.600l1.8 1.800M18.4 5.600l-1.8 1.800M7.4 16.600l-1.8 1.8"
  />
);
export const ScreensIcon = (props: IconProps) => (
  <Glyph {...props} d="M3 5h13v9H3z M9.500 14v4 M6 18h7 M19 8h2v9h-5" />
);
export const BlankScreenIcon = (props: IconProps) => (
  <Glyph {...props} d="M3 5h18v12H3z M12 17v3 M8 20h8 M7 14l10-6" />
);
export const PhoneIcon = (props: IconProps) => <Glyph {...props} d="M7 3h10v18H7z M11 18h2" />;
