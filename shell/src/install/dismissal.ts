import { storeItem } from '../storage/storeItem';

const DISMISSED_KEY = 'reelrupee.install';

/** True if this device has declined the offer to install the app. */
export function isInstallDismissed(): boolean {
  return localStorage.getItem(DISMISSED_KEY) === 'dismissed';
}

/** Never offers it on this device again. */
export function dismissInstall(): void {
  storeItem(DISMISSED_KEY, 'dismissed');
}
