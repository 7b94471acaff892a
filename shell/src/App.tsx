import { abortPreloadedQueries, registerNavigator, useLanguage } from '@reelrupee/platform';
import { useLocation, useNavigate } from '@reelrupee/platform/router';
import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { onHydrated } from './startup/prerendered';
import { applyUpdate } from './federation/updates/updateCheck';
import { ShellScreen } from './federation/screen/ShellScreen';
import { previews, previewErrors } from './federation/previews/preview';
import { RemoteScreen } from './federation/screen/RemoteScreen';
import { isSamePath } from './federation/composition/isSamePath';
import { routeOf } from './federation/composition/routes';
import { ScreenBoundary } from './federation/screen/ScreenBoundary';
import { Frame } from './frame/Frame';
import { useRouteChange } from './frame/useRouteChange';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { SHELL_SCREENS } from './screens/shellScreens';
import { t } from './texts/texts';
import { routeTitle } from './federation/composition/routeTitle';

/** Previews are rare, so the banner is lazy-loaded. */
const PreviewBanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "operators" */ './federation/previews/PreviewBanner'))
    .PreviewBanner,
}));

/** The routes of the page, and what happens whenever one of them opens. */
export function App() {
  const { pathname } = useLocation();
  // Texts are looked up while rendering, so a switch of the language renders everything below again.
  useLanguage();
  const navigate = useNavigate();
  useEffect(() => registerNavigator(navigate), [navigate]);
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
      <Frame>{screenOf(pathname)}</Frame>
    </>
  );
}

/** The screen of a path. No remote takes the path of a screen of the shell, where users log in. */
function screenOf(path: string): ReactNode {
  const own = ownScreen(path);
  if (own) {
    return (
      <ShellScreen key={own.path} title={t(own.title)}>
        <own.Screen />
      </ShellScreen>
    );
  }
  const route = routeOf(path);
  return route ? <RemoteScreen key={route.path} route={route} /> : <NotFoundScreen />;
}

function ownScreen(path: string) {
  return SHELL_SCREENS.find((screen) => isSamePath(screen.path, path));
}

function titleOf(path: string): string {
  const own = ownScreen(path);
  const route = routeOf(path);
  if (!own && route) return routeTitle(route);
  return t(own?.title ?? 'Page not found');
}
