import { provideNavigator, routes } from '@reelrupee/platform';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Remote } from '@reelrupee/federation/remote';
import { ScreenSkeleton } from '../../../shell/src/federation/ScreenSkeleton';
import { Frame } from '../../../shell/src/frame/Frame';
import { useRouteChange } from '../../../shell/src/frame/useRouteChange';
import { NotFoundScreen } from '../../../shell/src/screens/NotFoundScreen';
import { pages } from './pages';

const LoginScreen = lazy(async () => ({
  default: (await import('../../../shell/src/screens/login/LoginScreen')).LoginScreen,
}));

/** A remote's screen as an ordinary lazy chunk of this bundle. */
function screenOf(load: () => Promise<{ default: Remote }>, path: string) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const screen = (await load()).default.screens[path];
    if (!screen) throw new Error(`No screen for ${path}.`);
    return 'load' in screen ? screen.load() : { default: screen };
  });
}

const screens = pages.map(({ load, ...page }) => ({ ...page, Screen: screenOf(load, page.path) }));

/** The shell's own App, with the remotes' screens bundled in. */
export function App() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => provideNavigator((path, options) => void navigate(path, options)), [navigate]);
  useRouteChange(pathname, screens.find(({ path }) => path === pathname)?.title ?? 'Log in');
  return (
    <Frame>
      <Suspense>
        <Routes>
          {screens.map(({ path, title, skeleton, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={<ScreenSkeleton shape={skeleton} title={title} />}>
                  <Screen />
                </Suspense>
              }
            />
          ))}
          <Route path={routes.login} element={<LoginScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
