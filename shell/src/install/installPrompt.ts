import { useSyncExternalStore } from 'react';

/** The browser's event for an app that can be installed (Chromium; not yet in TypeScript's library). */
export interface InstallPromptEvent extends Event {
  /** Opens the browser's own dialog; works once for each event. */
  prompt: () => Promise<unknown>;
}

let kept: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's event, or drops it with null. */
export function setInstallPrompt(event: InstallPromptEvent | null): void {
  kept = event;
  for (const listener of listeners) listener();
}

/** The kept event; null while the browser offers no installation. */
export function useInstallPrompt(): InstallPromptEvent | null {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
