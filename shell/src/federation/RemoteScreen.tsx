import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteRoute } from './composition';
import { loadScreens } from './screens';

/** The screen of a remote's route. */
export function RemoteScreen({ route }: { route: RemoteRoute }) {
  const [Screen, setScreen] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    void loadScreens(route).then(async (remote) => {
      const screen = remote.screens[route.path];
      const component = screen && 'load' in screen ? (await screen.load()).default : screen;
      if (!gone && component) setScreen(() => component);
    });
    return () => {
      gone = true;
    };
  }, [route]);
  return Screen ? <Screen /> : null;
}
