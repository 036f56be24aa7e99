import type { ReactNode } from 'react';

/** Line icons of the console, drawn on a 24 grid with round ends as in the design pictures. */
const SHAPES = {
  dashboard: <path d="M4 4h6.5v9H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 16h6.5v4H4z" />,
  file: (
    <path d="M14 3H6.5A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5V8zM14 3v5h5M9 12.5h6M9 16.5h6" />
  ),
  person: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0" />,
  people: (
    <path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500a6.500 6.500 0 0 1 13 0M15.500 4.800a3.500 3.500 0 0 1 0 6.400M18 14a6.500 6.500 0 0 1 3.500 5.500" />
  ),
  collapse: (
    <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM9.5 4v16M16 9.5 13.5 12l2.5 2.5" />
  ),
  expand: (
    <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM9.5 4v16M13.5 9.5 16 12l-2.5 2.5" />
  ),
  search: <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20.5 20.5 16 16" />,
  moon: <path d="M20.5 14.5A8.5 8.5 0 1 1 10 3.5a7 7 0 0 0 10.5 11z" />,
  sun: (
    <path d="M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M4.900 4.900l1.400 1.400M17.700 17.700l1.400 1.400M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400" />
  ),
  logout: (
    <path d="M10 20.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5H10M15.5 16.5 20 12l-4.5-4.5M20 12H9.5" />
  ),
  up: <path d="m6 15 6-6 6 6" />,
  down: <path d="m6 9 6 6 6-6" />,
  left: <path d="m15 6-6 6 6 6" />,
  right: <path d="m9 6 6 6-6 6" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  plus: <path d="M5 12h14M12 5v14" />,
  minus: <path d="M5 12h14" />,
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h16" />,
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.900 5.700A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.700 3.5M6.300 7.300A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.900 9.900a3 3 0 0 0 4.200 4.200" />
  ),
  download: (
    <path d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4 17v2a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-2" />
  ),
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2" />,
  copy: (
    <path d="M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9.5a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 8 19.500V10a1.500 1.500 0 0 1 1.500-1.500zM16 8.500V5a1.500 1.500 0 0 0-1.500-1.500H5.500A1.500 1.500 0 0 0 4 5v9.500A1.500 1.500 0 0 0 5.500 16H8" />
  ),
  print: (
    <path d="M7 8.500v-5h10v5M7 17.500H5A1.500 1.500 0 0 1 3.500 16v-6A1.500 1.500 0 0 1 5 8.500h14a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500h-2M7 14.500h10v6H7z" />
  ),
  key: <path d="M7.500 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11.500 12H21v3.500M17 12v2.500" />,
  tick: <path d="m4.5 12.5 5 5 10-11" />,
  cross: <path d="M6 6l12 12M18 6 6 18" />,
  pin: (
    <path d="M12 21.5s7-6.200 7-11.5a7 7 0 1 0-14 0c0 5.300 7 11.5 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  ),
  warning: <path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17.300v.2" />,
  undo: <path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-3" />,
  mail: (
    <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3.5 7l8.5 6 8.5-6" />
  ),
  mailOpen: (
    <path d="M3 10v8.500A1.500 1.500 0 0 0 4.500 20h15a1.500 1.500 0 0 0 1.500-1.500V10l-9-6.500zM3.500 10.500l8.500 5.500 8.500-5.500" />
  ),
  reply: <path d="M9.500 5.500 4 11l5.500 5.500M4 11h9a7 7 0 0 1 7 7v1" />,
  pause: <path d="M8.500 5.500v13M15.500 5.500v13" />,
  play: <path d="M7.500 4.500v15l12-7.500z" />,
  bin: (
    <path d="M4.500 6.500h15M9.500 6.500v-3h5v3M6.500 6.500l1 14h9l1-14M10.500 10.500v6M13.500 10.500v6" />
  ),
  box: <path d="m12 3 8.500 4.500v9L12 21l-8.500-4.500v-9zM3.500 7.500 12 12l8.500-4.500M12 12v9" />,
  shares: <path d="M5 3.500h14v17l-3.500-2-3.500 2-3.500-2-3.500 2zM9 8h6M9 12h6" />,
  phone: (
    <path d="M6 3.5h3l1.5 5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 5 1.5v3a2 2 0 0 1-2 2A16.5 16.5 0 0 1 4 5.5a2 2 0 0 1 2-2z" />
  ),
  calendar: (
    <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 9.5h16M8.5 3v4M15.5 3v4" />
  ),
  gear: (
    <path d="M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M5.600 18.400l1.800-1.800M16.600 7.400l1.800-1.800" />
  ),
  bookmark: <path d="M7 4h10v16.500l-5-3.500-5 3.500z" />,
  columns: <path d="M4.500 5h15v14h-15zM9.500 5v14M14.500 5v14" />,
  rows: <path d="M4 6.500h16M4 10.200h16M4 13.800h16M4 17.500h16" />,
  grip: <path d="M9.500 6v.1M14.500 6v.1M9.500 12v.1M14.500 12v.1M9.500 18v.1M14.500 18v.1" />,
  lock: <path d="M6.500 10.500h11v10h-11zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500" />,
  activity: <path d="M3 12h4l3-7.500 4 15 3-7.500h4" />,
  checklist: (
    <path d="m3.5 6 1.700 1.700L8.5 4.5M3.5 13l1.700 1.700 3.300-3.200M12 6.5h8.5M12 13.5h8.5M4 20h16.5" />
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A picture beside a word; it is never the only carrier of meaning, so it is hidden from screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="ad-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  );
}
