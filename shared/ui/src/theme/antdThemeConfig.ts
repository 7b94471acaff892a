import { theme, type ThemeConfig } from 'antd';
import type { Palette } from '../tokens/palette';

/** The antd theme built from our tokens, so that antd components match our primitives. */
export function antdThemeConfig(palette: Palette, isDark: boolean): ThemeConfig {
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.brand,
      colorInfo: palette.brand,
      colorLink: palette.brandText,
      colorText: palette.text,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorBgLayout: palette.bg,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorFillAlter: palette.sunken,
      colorBorder: palette.line,
      colorBorderSecondary: palette.line,
      colorError: palette.danger,
      borderRadius: 10,
      borderRadiusLG: 16,
      controlHeight: 48,
      fontFamily: 'var(--font)',
      fontSize: 16,
      // Above the frame, below the toasts.
      zIndexPopupBase: 40,
    },
  };
}
