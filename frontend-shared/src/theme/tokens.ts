/**
 * The design tokens, the source of `tokens.css` (`npm run generate -w frontend-shared`) and of the console's theme.
 */
export const color = {
  ink: '#1A2147',
  neel: '#2B3A8C',
  'neel-dark': '#1F2B6B',
  'neel-edge': '#141C4F',
  haldi: '#F7B917',
  'haldi-dark': '#D9930D',
  brick: '#B2482B',
  'brick-dark': '#8A3219',
  leaf: '#1E7145',
  'leaf-text': '#17603A',
  'leaf-light': '#6FB083',
  danger: '#B0122B',
  slate: '#4E5470',
  edge: '#7C8199',
  line: '#D5D6DE',
  'neel-tint': '#E6E9F7',
  'haldi-tint': '#FDE9B0',
  'haldi-text': '#6B4500',
  'leaf-tint': '#DDEFE2',
  'danger-tint': '#FBE3E5',
  'brick-tint': '#F8E4DB',
  pista: '#E4EEE1',
  chuna: '#F7F6F1',
  paper: '#FFFFFF',
  sky: '#D6E7EE',
  'disabled-text': '#5C6279',
  disabled: '#E3E4EA',
  'on-ink': '#D9DCEE',
  loader: '#0A0C18',
  steel: '#9FB0C4',
  'steel-dark': '#6C7D98',
  chilli: '#C8242F',
  jute: '#D8B98A',
} as const;

/** Dark theme of the console. */
export const night = {
  night: '#12152A',
  surface: '#1B1F3A',
  raised: '#252A4B',
  line: '#3A4068',
  edge: '#7E86B0',
  text: '#ECEDF5',
  muted: '#A9AEC9',
  primary: '#9FAEF5',
  'primary-hover': '#B9C4FA',
  'primary-tint': '#2C3463',
  haldi: '#F7C548',
  leaf: '#6FC996',
  brick: '#E07F5C',
  danger: '#FF8A93',
  sider: '#0C0F20',
  'on-leaf': '#0F1D1A',
  'pending-text': '#F7D27A',
  'pending-tint': '#43371A',
  'approved-text': '#8EDBAE',
  'approved-tint': '#1C3B33',
  'rejected-text': '#FF9EA5',
  'rejected-tint': '#4A2030',
} as const;

/** Light theme of the console: only colours that differ from the public ones. */
export const consoleLight = {
  layout: '#F2F3F6',
  warning: '#8A5A00',
  placeholder: '#6A7088',
} as const;

/** Spacing scale in px. */
export const space = [4, 8, 12, 16, 20, 24, 32, 44, 56, 76, 88] as const;

/** Corner radii in px. */
export const radius = { brick: 1, tag: 4, field: 6, card: 8 } as const;

/** Durations in ms. */
export const duration = { press: 120, open: 200, page: 300, loader: 800, counter: 2000 } as const;

export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const raisedShadow = '0 8px 24px rgba(26, 33, 71, 0.16)';

export const fontFamily = {
  public: '"Anek Latin Variable", "Noto Sans Devanagari Variable", "Anek Fallback", Arial, sans-serif',
  console: '"Noto Sans Console", "Noto Console Fallback", sans-serif',
} as const;

/** Width in em from which text has its desktop size: 768 px, or more with larger text. */
const desktopFrom = 48;

interface TypeRole {
  /** Font size in px on desktop and on mobile. */
  desktop: number;
  mobile: number;
  /** In Hindi `display` is scaled by 0.82 and `text` by 0.95. */
  scale: 'display' | 'text';
}

export const type: Readonly<Record<string, TypeRole>> = {
  hero: { desktop: 104, mobile: 58, scale: 'display' },
  title: { desktop: 72, mobile: 40, scale: 'display' },
  'form-title': { desktop: 48, mobile: 34, scale: 'display' },
  h2: { desktop: 48, mobile: 32, scale: 'display' },
  h3: { desktop: 27, mobile: 24, scale: 'display' },
  stat: { desktop: 60, mobile: 33, scale: 'display' },
  lead: { desktop: 20, mobile: 19, scale: 'text' },
  body: { desktop: 18, mobile: 18, scale: 'text' },
  small: { desktop: 16, mobile: 16, scale: 'text' },
};

const rem = (px: number) => `${px / 16}rem`;
const variables = (prefix: string, values: Record<string, string>) =>
  Object.entries(values).map(
    ([name, value]) => `  --${prefix}-${name}: ${value.startsWith('#') ? value.toLowerCase() : value};`,
  );

/** The content of tokens.css. */
export function tokensCss(): string {
  const sizes = (device: 'desktop' | 'mobile', indent: string) =>
    Object.entries(type).map(
      ([name, role]) => `${indent}--text-${name}: calc(${rem(role[device])} * var(--scale-${role.scale}));`,
    );
  return [
    '/* Written from tokens.ts by `npm run generate -w frontend-shared`; change it there. */',
    ':root {',
    ...variables('color', color),
    ...variables('night', night),
    ...space.map((px) => `  --space-${px}: ${rem(px)};`),
    ...Object.entries(radius).map(([name, px]) => `  --radius-${name}: ${px}px;`),
    ...Object.entries(duration).map(([name, ms]) => `  --duration-${name}: ${ms}ms;`),
    `  --easing: ${easing};`,
    `  --shadow-raised: ${raisedShadow};`,
    ...variables('font', fontFamily),
    '  --scale-display: 1;',
    '  --scale-text: 1;',
    '  --line-display: 1;',
    '  --line-heading: 1.1;',
    '  --line-label: 1.3;',
    '  --line-text: 1.5;',
    '  --tracking-display: -0.02em;',
    ...sizes('mobile', '  '),
    '}',
    '',
    ':root:lang(hi) {',
    '  --scale-display: 0.82;',
    '  --scale-text: 0.95;',
    '  --line-display: 1.2;',
    '  --line-heading: 1.35;',
    '  --line-label: 1.35;',
    '  --line-text: 1.65;',
    '  --tracking-display: 0;',
    '}',
    '',
    `@media (min-width: ${desktopFrom}em) {`,
    '  :root {',
    ...sizes('desktop', '    '),
    '  }',
    '}',
    '',
  ].join('\n');
}
