import { provideNavigator, routes } from '@reelrupee/platform';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { takeNewComposition } from './federation/openTab';
import { PreviewBanner } from './federation/PreviewBanner';
import { RemoteScreen } from './federation/RemoteScreen';
import { remoteRoutes, routeOf } from './federation/routes';
import { Frame } from './frame/Frame';
import { useRouteChange } from './frame/useRouteChange';
import { NotFoundScreen } from './screens/NotFoundScreen';

const LoginScreen = lazy(async () => ({
  default: (await import('./screens/login/LoginScreen')).LoginScreen,
}));

/** Titles of the shell's own screens; those of the remotes stand in the composition. */
const OWN_TITLES: Record<string, string> = { [routes.login]: 'Log in' };

/** The routes of the page: the composition's, each drawn by its remote, and the shell's own. */
export function App() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => provideNavigator((path, options) => void navigate(path, options)), [navigate]);
  useLayoutEffect(takeNewComposition, [pathname]);
  useRouteChange(pathname, routeOf(pathname)?.title ?? OWN_TITLES[pathname] ?? 'Page not found');
  return (
    <>
      <PreviewBanner />
      <Frame>
        <Suspense>
          <Routes>
            {remoteRoutes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={<RemoteScreen key={route.path} route={route} />}
              />
            ))}
            <Route path={routes.login} element={<LoginScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </Suspense>
      </Frame>
    </>
  );
}
