import { registerNavigator } from '@reelrupee/platform';
import { useLocation, useNavigate } from '@reelrupee/platform/router';
import { Suspense, useEffect, type ComponentType } from 'react';
import { ScreenSkeleton } from '../../../shell/src/federation/screen/ScreenSkeleton';
import { Frame } from '../../../shell/src/frame/Frame';
import { useRouteChange } from '../../../shell/src/frame/useRouteChange';
import { NotFoundScreen } from '../../../shell/src/screens/NotFoundScreen';
import { peerRoutes } from './routes';

/** The shell's own frame and screens, with those of the remotes as React loads lazy components. */
export function App({ screens }: { screens: Readonly<Record<string, ComponentType>> }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => registerNavigator(navigate), [navigate]);
  const route = peerRoutes.find(({ path }) => path === pathname);
  const Screen = screens[pathname] ?? NotFoundScreen;
  useRouteChange(pathname, route?.title ?? 'Log in');
  return (
    <Frame>
      <Suspense>
        <Suspense
          key={pathname}
          fallback={route && <ScreenSkeleton shape={route.skeleton} title={route.title} />}
        >
          <Screen />
        </Suspense>
      </Suspense>
    </Frame>
  );
}
