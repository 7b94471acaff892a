import { routes } from '@reelrupee/platform';
import { use, type ComponentType } from 'react';

interface ShellScreenRoute {
  path: string;
  title: string;
  Screen: ComponentType;
  /** Loads its code, so that it renders without suspending. */
  prepare: () => Promise<void>;
}

/** The shell’s own screens. The remotes’ screens are listed in the composition. */
export const SHELL_SCREENS: ShellScreenRoute[] = [
  shellScreen(
    routes.login,
    'Log in',
    async () => (await import(/* webpackChunkName: "login" */ './login/LoginScreen')).LoginScreen,
  ),
  shellScreen(
    '/federation',
    'Federation',
    async () => (await import('../federation/operators/FederationScreen')).FederationScreen,
  ),
];

function shellScreen(path: string, title: string, load: () => Promise<ComponentType>): ShellScreenRoute {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const prepare = () =>
    (loading ??= load().then((component) => {
      Loaded = component;
    }));
  function Screen() {
    if (!Loaded) use(prepare());
    return Loaded && <Loaded />;
  }
  return { path, title, Screen, prepare };
}
