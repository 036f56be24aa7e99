import type { ThemeConfig } from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import { color, consoleLight, fontFamily, night, radius } from 'frontend-shared/theme/tokens';

export type ColourMode = 'light' | 'dark';

/** The colours of Ant Design's components by mode; console.css has those of the console's own components. */
function palette(mode: ColourMode) {
  const dark = mode === 'dark';
  return {
    primary: dark ? night.primary : color.neel,
    primaryHover: dark ? night['primary-hover'] : color['neel-dark'],
    primaryTint: dark ? night['primary-tint'] : color['neel-tint'],
    success: dark ? night.leaf : color.leaf,
    warning: dark ? night.haldi : consoleLight.warning,
    error: dark ? night.danger : color.danger,
    warningTint: dark ? night['pending-tint'] : color['haldi-tint'],
    warningEdge: dark ? night['pending-text'] : color['haldi-text'],
    errorTint: dark ? night['rejected-tint'] : color['danger-tint'],
    errorEdge: dark ? night['rejected-text'] : color.danger,
    layout: dark ? night.night : consoleLight.layout,
    container: dark ? night.surface : color.paper,
    elevated: dark ? night.raised : color.paper,
    text: dark ? night.text : color.ink,
    textSecondary: dark ? night.muted : color.slate,
    placeholder: dark ? night.muted : consoleLight.placeholder,
    border: dark ? night.edge : color.edge,
    line: dark ? night.line : color.line,
    onPrimary: dark ? night.night : color.paper,
    focusRing: dark ? night.haldi : color.ink,
  };
}

/** Tokens that must have exactly the designed values, whatever an algorithm derives. */
function exactTokens(mode: ColourMode) {
  const p = palette(mode);
  return {
    colorPrimary: p.primary,
    colorPrimaryHover: p.primaryHover,
    colorPrimaryActive: p.primaryHover,
    colorPrimaryBg: p.primaryTint,
    // The outline of what has the focus.
    colorPrimaryBorder: p.focusRing,
    controlItemBgActive: p.primaryTint,
    colorInfo: p.primary,
    colorLink: p.primary,
    colorLinkHover: p.primaryHover,
    colorSuccess: p.success,
    colorInfoBg: p.primaryTint,
    colorInfoBorder: p.primary,
    colorWarning: p.warning,
    colorWarningBg: p.warningTint,
    colorWarningBorder: p.warningEdge,
    colorError: p.error,
    colorErrorBg: p.errorTint,
    colorErrorBorder: p.errorEdge,
    colorBgLayout: p.layout,
    colorBgContainer: p.container,
    colorBgElevated: p.elevated,
    colorText: p.text,
    colorTextHeading: p.text,
    colorTextSecondary: p.textSecondary,
    colorTextDescription: p.textSecondary,
    colorTextPlaceholder: p.placeholder,
    colorBorder: p.border,
    colorBorderSecondary: p.line,
  };
}

/**
 * Ant Design's dark algorithm darkens the seed colours (#9FAEF5 would become #8A97D3). This algorithm runs after it and
 * restores the designed values.
 */
const designedDark: MappingAlgorithm = (_seed, map) => {
  if (!map) throw new Error('designedDark runs after another algorithm');
  return { ...map, ...exactTokens('dark') };
};

/**
 * The console's theme for Ant Design, derived from the shared tokens.
 *
 * @param motion false for users who prefer reduced motion; Ant Design then does not wait for animations either
 */
export function consoleTheme(mode: ColourMode, motion: boolean): ThemeConfig {
  const p = palette(mode);
  return {
    algorithm: mode === 'dark' ? [theme.darkAlgorithm, designedDark] : theme.defaultAlgorithm,
    token: {
      ...exactTokens(mode),
      motion,
      fontFamily: fontFamily.console,
      fontSize: 14,
      fontSizeSM: 13,
      controlHeight: 36,
      borderRadius: radius.field,
      borderRadiusSM: radius.tag,
      borderRadiusLG: radius.card,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: p.onPrimary,
        dangerColor: p.onPrimary,
      },
      // A tick that cannot be removed still says what is chosen.
      Checkbox: { colorWhite: p.onPrimary, colorTextDisabled: p.textSecondary },
      Radio: { colorWhite: p.onPrimary },
      // A switch must be as visible off as on; the knob contrasts with both.
      Switch: {
        handleBg: p.onPrimary,
        colorTextQuaternary: p.border,
        colorTextTertiary: p.textSecondary,
      },
      Segmented: {
        trackBg: p.layout,
        itemColor: p.text,
        itemHoverColor: p.text,
        itemSelectedBg: p.primary,
        itemSelectedColor: p.onPrimary,
      },
      DatePicker: {
        // Seven days fit a 320 px screen, and days of other months are readable.
        cellWidth: 36,
        cellHeight: 30,
        cellBgDisabled: 'transparent',
        colorTextLightSolid: p.onPrimary,
        colorTextDisabled: p.textSecondary,
      },
    },
  };
}
