import { registerNavigator, routes } from '@reelrupee/platform';
import { Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { ScreenSkeleton } from '../../../shell/src/federation/screen/ScreenSkeleton';
import { Frame } from '../../../shell/src/frame/Frame';
import { useRouteChange } from '../../../shell/src/frame/useRouteChange';
import { NotFoundScreen } from '../../../shell/src/screens/NotFoundScreen';
import { peerRoutes } from './routes';

/** The shell's own frame and screens, with those of the remotes as React loads lazy components. */
export function App({ screens }: { screens: Readonly<Record<string, ComponentType>> }) {
  const LoginScreen = screens[routes.login] ?? NotFoundScreen;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => registerNavigator((path, options) => void navigate(path, options)), [navigate]);
  useRouteChange(pathname, peerRoutes.find(({ path }) => path === pathname)?.title ?? 'Log in');
  return (
    <Frame>
      <Suspense>
        <Routes>
          {peerRoutes.map(({ path, title, skeleton }) => {
            const Screen = screens[path] ?? NotFoundScreen;
            return (
              <Route
                key={path}
                path={path}
                element={
                  <Suspense fallback={<ScreenSkeleton shape={skeleton} title={title} />}>
                    <Screen />
                  </Suspense>
                }
              />
            );
          })}
          <Route path={routes.login} element={<LoginScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
