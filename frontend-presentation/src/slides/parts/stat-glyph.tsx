import type { StatIcon } from '../../content/slides/deck-content';

/** Paths of line icons, 24 × 24. */
export const statGlyphs: Readonly<Record<StatIcon, string>> = {
  Factory: 'M3 20V7l5 4V7l5 4V7l2 1.5V4h4l1 16z M7 16h.1 M11.5 16h.1 M16 16h.1',
  ShoppingCart: 'M2.5 4h2.5l2.5 11h10.5l2.5-8H6 M9 19.5h.1 M17 19.5h.1',
  Users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2.5 20v-1.5a4.5 4.5 0 0 1 4.5-4.5h4a4.5 4.5 0 0 1 4.5 4.5V20 M15.5 4.200a3.5 3.5 0 0 1 0 6.600 M18 14.300a4.5 4.5 0 0 1 3.5 4.400V20',
  Target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z M12 12h.1',
  IndianRupee: 'M7 4h10 M7 8.5h10 M7 13h2.5a4.5 4.5 0 0 0 0-9 M7 13l7 7.5',
  Building: 'M5 21V3.5h14V21z M9 7.5h.1 M15 7.5h.1 M9 11.5h.1 M15 11.5h.1 M10 21v-5h4v5',
  Heart: 'M12 20.5C6 16 3 12.800 3 9a4.800 4.800 0 0 1 9-2.300A4.800 4.800 0 0 1 21 9c0 3.800-3 7-9 11.5z',
  Sparkles:
    'M11 4l1.800 5.200L18 11l-5.200 1.800L11 18l-1.800-5.200L4 11l5.200-1.800z M18.5 3v4 M16.5 5h4 M19 17v3 M17.5 18.5h3',
};

/** The icon of a figure. Decorative, since the label says what is counted. */
export function StatGlyph({ icon }: { icon: StatIcon }) {
  return (
    <span className="pr-stat__icon" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={statGlyphs[icon]} />
      </svg>
    </span>
  );
}
