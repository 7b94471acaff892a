import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useSyncExternalStore, type ReactNode } from 'react';
import { dark, light } from '../tokens/palette';
import { antdThemeConfig } from './antdThemeConfig';

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Applies our theme to antd components, and puts their styles into the layer below ours. Each facade wraps itself in
 * it, so remotes need no setup.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery(darkScheme);
  const prefersReducedMotion = useMediaQuery(reducedMotion);
  const theme = antdThemeConfig(isDark ? dark : light, isDark);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={{ ...theme, token: { ...theme.token, motion: !prefersReducedMotion } }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

function useMediaQuery(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (notify) => {
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => query.matches,
  );
}
