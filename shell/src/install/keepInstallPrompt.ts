import { setInstallPrompt, type InstallPromptEvent } from './installPrompt';

/** Keeps the browser's offer to install the app for later, when the user has earned something. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) setInstallPrompt(event);
  });
  window.addEventListener('appinstalled', () => setInstallPrompt(null));
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event;
}
