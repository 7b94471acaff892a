import type { Remote } from '@reelrupee/federation/remote';
import { lazy, type ComponentType } from 'react';
import { peerRoutes, type RemoteName } from '../../common/routes';
import { start } from '../../common/start';

/** The imports are resolved by the federation runtime, from the remotes' manifests. */
const remotes: Record<RemoteName, () => Promise<{ default: Remote }>> = {
  home: () => import('home/remote'),
  plans: () => import('plans/remote'),
  reels: () => import('reels/remote'),
  referrals: () => import('referrals/remote'),
  wallet: () => import('wallet/remote'),
};

function screenOf(remote: RemoteName, path: string): ComponentType {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const screen = (await remotes[remote]()).default.screens[path];
    if (!screen) throw new Error(`No screen for ${path}.`);
    return 'load' in screen ? screen.load() : { default: screen };
  });
}

const LoginScreen = lazy(async () => ({
  default: (await import('../../../../shell/src/screens/login/LoginScreen')).LoginScreen,
}));

start({
  ...Object.fromEntries(peerRoutes.map(({ path, remote }) => [path, screenOf(remote, path)])),
  '/login': LoginScreen,
});
