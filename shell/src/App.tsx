import { provideNavigator } from '@reelrupee/platform';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { htmlIsTakenOver } from './federation/firstHtml';
import { takeNewComposition } from './federation/openTab';
import { OwnScreen } from './federation/OwnScreen';
import { previews, refusedPreviews } from './federation/preview';
import { RemoteScreen } from './federation/RemoteScreen';
import { remoteRoutes, routeOf } from './federation/routes';
import { ScreenBoundary } from './federation/ScreenBoundary';
import { Frame } from './frame/Frame';
import { useRouteChange } from './frame/useRouteChange';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { OWN_SCREENS } from './screens/ownScreens';

/** Next to nobody previews anything: what says so is no part of the first script. */
const PreviewBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './federation/PreviewBanner')).PreviewBanner,
}));

/** The routes of the page, and what happens whenever one of them opens. */
export function App() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => provideNavigator((path, options) => void navigate(path, options)), [navigate]);
  useLayoutEffect(takeNewComposition, [pathname]);
  useEffect(htmlIsTakenOver, []);
  useRouteChange(pathname, titleOf(pathname));
  return (
    <>
      {/* Should its code not come, the page is drawn without it. */}
      {previews.length + refusedPreviews.length > 0 && (
        <ScreenBoundary onError={() => undefined}>
          <Suspense>
            <PreviewBanner />
          </Suspense>
        </ScreenBoundary>
      )}
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
