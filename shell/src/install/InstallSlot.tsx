import { lazyComponent, routes, useLazyComponent, useSession } from '@reelrupee/platform';
import { useInstallPrompt } from './installPrompt';

const installOffer = lazyComponent(() => import(/* webpackChunkName: "moment" */ './InstallOffer'));

/** The place of the offer to install the app: for members, and never over a reel. */
export function InstallSlot({ pathname }: { pathname: string }) {
  const { userId } = useSession();
  const canInstall = useInstallPrompt() !== null;
  return canInstall && userId !== '' && pathname !== routes.reels ? <LoadedOffer userId={userId} /> : null;
}

function LoadedOffer({ userId }: { userId: string }) {
  const { Part: InstallOffer } = useLazyComponent(installOffer);
  return InstallOffer && <InstallOffer userId={userId} />;
}
