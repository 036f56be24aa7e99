/** Colours of the drawings: design tokens, and extra colours that only drawings may use. */
export const paint = {
  ink: '#1A2147',
  neel: '#2B3A8C',
  haldi: '#F7B917',
  haldiShade: '#DB960D',
  haldiTint: '#FDE9B0',
  brick: '#B2482B',
  brickShade: '#983A20',
  brickDark: '#8A3219',
  brickTint: '#F8E4DB',
  leaf: '#1E7145',
  leafLight: '#6FB083',
  pista: '#E4EEE1',
  steel: '#9FB0C4',
  steelShade: '#8394AD',
  steelDark: '#6C7D98',
  chilli: '#C8242F',
  jute: '#D8B98A',
  juteShade: '#C0A06F',
  lime: '#FCF8EF',
  limeShade: '#EBE7E0',
  glass: '#D5E6EE',
  glare: '#EAF3F7',
  plaster: '#F5DFA8',
  ground: '#E8CBA4',
  paper: '#FFFFFF',
  edge: '#7C8199',
  slate: '#4E5470',
  neelTint: '#E6E9F7',
  neelPale: '#F1F3FB',
  haldiPale: '#FFF6DA',
  blush: '#F6D9CB',
  sky: '#D6E7EE',
  skyPale: '#E9F3F7',
} as const;

/** Skin tones of the people in the drawings. */
export const skinTones = { deep: '#6E452E', brown: '#8C5A3A', light: '#A8714A' } as const;

export type SkinTone = keyof typeof skinTones;
