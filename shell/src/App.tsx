import { abortPreloadedQueries, registerNavigator, useLanguage } from '@reelrupee/platform';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { onHydrated } from './startup/prerendered';
import { applyUpdate } from './federation/updates/updateCheck';
import { ShellScreen } from './federation/screen/ShellScreen';
import { previews, previewErrors } from './federation/previews/preview';
import { RemoteScreen } from './federation/screen/RemoteScreen';
import { remoteRoutes, routeOf } from './federation/composition/routes';
import { ScreenBoundary } from './federation/screen/ScreenBoundary';
import { Frame } from './frame/Frame';
import { useRouteChange } from './frame/useRouteChange';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { SHELL_SCREENS } from './screens/shellScreens';
import { t } from './texts/texts';
import { routeTitle } from './federation/composition/routeTitle';

/** Previews are rare, so the banner is lazy-loaded. */
const PreviewBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './federation/previews/PreviewBanner'))
    .PreviewBanner,
}));

/** The routes of the page, and what happens whenever one of them opens. */
export function App() {
  const { pathname } = useLocation();
  // Texts are looked up while rendering, so a switch of the language renders everything below again.
  useLanguage();
  const navigate = useNavigate();
  useEffect(() => registerNavigator((path, options) => void navigate(path, options)), [navigate]);
  useLayoutEffect(applyUpdate, [pathname]);
  useEffect(onHydrated, []);
  useEffect(() => abortPreloadedQueries, [pathname]);
  useRouteChange(pathname, titleOf(pathname));
  return (
    <>
      {/* If its code does not load, the page renders without it. */}
      {previews.length + previewErrors.length > 0 && (
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
          {SHELL_SCREENS.map(({ path, title, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <ShellScreen key={path} title={t(title)}>
                  <Screen />
                </ShellScreen>
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
  const own = SHELL_SCREENS.find((screen) => screen.path === path);
  const route = routeOf(path);
  if (route) return routeTitle(route);
  return t(own?.title ?? 'Page not found');
}
