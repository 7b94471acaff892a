import { loadTexts, routes } from '@reelrupee/platform';
import { use, type ComponentType } from 'react';

/** English; the frame's texts have the others. */
type ShellTitle = 'Log in' | 'Terms of use' | 'Privacy' | 'Help and support' | 'Complaints' | 'Federation';

interface ShellScreenRoute {
  path: string;
  title: ShellTitle;
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
  shellScreen(routes.terms, 'Terms of use', async () => (await legalScreens()).TermsScreen),
  shellScreen(routes.privacy, 'Privacy', async () => (await legalScreens()).PrivacyScreen),
  shellScreen(routes.support, 'Help and support', async () => (await legalScreens()).SupportScreen),
  shellScreen(routes.grievance, 'Complaints', async () => (await legalScreens()).GrievanceScreen),
  shellScreen(
    '/federation',
    'Federation',
    async () =>
      (await import(/* webpackChunkName: "operators" */ '../federation/operators/FederationScreen'))
        .FederationScreen,
  ),
];

async function legalScreens() {
  return import(/* webpackChunkName: "about" */ './legal/screens');
}

function shellScreen(path: string, title: ShellTitle, load: () => Promise<ComponentType>): ShellScreenRoute {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const prepare = () =>
    (loading ??= load().then(async (component) => {
      await loadTexts();
      Loaded = component;
    }));
  function Screen() {
    if (!Loaded) use(prepare());
    return Loaded && <Loaded />;
  }
  return { path, title, Screen, prepare };
}
