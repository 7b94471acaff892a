import { provideNavigator, routes } from '@reelrupee/platform';
import { lazy, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { takeNewComposition } from './federation/openTab';
import { OwnScreen } from './federation/OwnScreen';
import { PreviewBanner } from './federation/PreviewBanner';
import { RemoteScreen } from './federation/RemoteScreen';
import { remoteRoutes, routeOf } from './federation/routes';
import { Frame } from './frame/Frame';
import { useRouteChange } from './frame/useRouteChange';
import { NotFoundScreen } from './screens/NotFoundScreen';

/** The shell's own screens. Those of the remotes stand in the composition. */
const OWN_SCREENS: { path: string; title: string; Screen: ComponentType }[] = [
  {
    path: routes.login,
    title: 'Log in',
    Screen: lazy(async () => ({
      default: (await import(/* webpackChunkName: "login" */ './screens/login/LoginScreen')).LoginScreen,
    })),
  },
  {
    path: '/federation',
    title: 'Federation',
    Screen: lazy(async () => ({
      default: (await import('./federation/page/FederationScreen')).FederationScreen,
    })),
  },
];

/** The routes of the page, and what happens whenever one of them opens. */
export function App() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => provideNavigator((path, options) => void navigate(path, options)), [navigate]);
  useLayoutEffect(takeNewComposition, [pathname]);
  useRouteChange(pathname, titleOf(pathname));
  return (
    <>
      <PreviewBanner />
      <Frame>
        <Routes>
          {remoteRoutes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<RemoteScreen key={route.path} route={route} />}
            />
          ))}
          {OWN_SCREENS.map(({ path, title, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <OwnScreen key={path} title={title}>
                  <Screen />
                </OwnScreen>
              }
            />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Frame>
    </>
  );
}

function titleOf(path: string): string {
  const own = OWN_SCREENS.find((screen) => screen.path === path);
  return (routeOf(path) ?? own)?.title ?? 'Page not found';
}
