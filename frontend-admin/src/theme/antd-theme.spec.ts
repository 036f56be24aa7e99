import theme from 'antd/es/theme';
import { consoleTheme } from './antd-theme';

/** The designed colours of the Ant Design tokens: light, dark. */
const DESIGNED = {
  colorPrimary: ['#2B3A8C', '#9FAEF5'],
  colorInfo: ['#2B3A8C', '#9FAEF5'],
  colorLink: ['#2B3A8C', '#9FAEF5'],
  colorPrimaryHover: ['#1F2B6B', '#B9C4FA'],
  colorPrimaryBg: ['#E6E9F7', '#2C3463'],
  controlItemBgActive: ['#E6E9F7', '#2C3463'],
  colorSuccess: ['#1E7145', '#6FC996'],
  colorWarning: ['#8A5A00', '#F7C548'],
  colorError: ['#B0122B', '#FF8A93'],
  colorInfoBg: ['#E6E9F7', '#2C3463'],
  colorWarningBg: ['#FDE9B0', '#43371A'],
  colorErrorBg: ['#FBE3E5', '#4A2030'],
  colorBgLayout: ['#F2F3F6', '#12152A'],
  colorBgContainer: ['#FFFFFF', '#1B1F3A'],
  colorBgElevated: ['#FFFFFF', '#252A4B'],
  colorText: ['#1A2147', '#ECEDF5'],
  colorTextSecondary: ['#4E5470', '#A9AEC9'],
  colorTextPlaceholder: ['#6A7088', '#A9AEC9'],
  colorBorder: ['#7C8199', '#7E86B0'],
  colorBorderSecondary: ['#D5D6DE', '#3A4068'],
} as const;

/** Contrast ratio as defined by WCAG, for two colours such as #1A2147. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex = ''): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (mode, index) => {
  it('has exactly the designed colours', () => {
    const tokens = theme.getDesignToken(consoleTheme(mode, true));
    const shown = Object.fromEntries(
      Object.keys(DESIGNED).map((name) => [
        name,
        String(tokens[name as keyof typeof DESIGNED]).toUpperCase(),
      ]),
    );
    expect(shown).toEqual(
      Object.fromEntries(Object.entries(DESIGNED).map(([name, values]) => [name, values[index]])),
    );
  });

  it('keeps the designed sizes', () => {
    const tokens = theme.getDesignToken(consoleTheme(mode, true));
    expect(tokens).toMatchObject({
      fontSize: 14,
      fontSizeSM: 13,
      controlHeight: 36,
      borderRadius: 6,
      borderRadiusSM: 4,
      borderRadiusLG: 8,
      fontFamily: '"Noto Sans Console", "Noto Console Fallback", sans-serif',
    });
  });

  it('has the same focus ring as the console, visible on each background', () => {
    const tokens = theme.getDesignToken(consoleTheme(mode, true));
    expect(tokens.colorPrimaryBorder.toUpperCase()).toBe(index ? '#F7C548' : '#1A2147');
    for (const background of [tokens.colorBgLayout, tokens.colorBgContainer, tokens.colorBgElevated]) {
      expect(contrast(tokens.colorPrimaryBorder.toUpperCase(), background)).toBeGreaterThan(3);
    }
  });

  it('shows which checkboxes that cannot be changed are ticked', () => {
    const { token = {}, components = {} } = consoleTheme(mode, true);
    expect(contrast(components.Checkbox?.colorTextDisabled, token.colorBgContainer)).toBeGreaterThan(4.5);
  });

  it('gives switches and segmented controls enough contrast to show their state', () => {
    const { token = {}, components = {} } = consoleTheme(mode, true);
    const { Switch, Segmented } = components;
    for (const track of [token.colorPrimary, token.colorPrimaryHover, Switch?.colorTextQuaternary]) {
      expect(contrast(Switch?.handleBg, track)).toBeGreaterThan(3);
    }
    expect(contrast(Switch?.colorTextQuaternary, token.colorBgContainer)).toBeGreaterThan(3);
    expect(contrast(Segmented?.itemSelectedBg, Segmented?.trackBg)).toBeGreaterThan(3);
    expect(contrast(Segmented?.itemSelectedColor, Segmented?.itemSelectedBg)).toBeGreaterThan(4.5);
  });
});
