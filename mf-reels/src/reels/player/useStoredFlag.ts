import { useState } from 'react';

/** A boolean setting stored on this device, its setter, and whether it was ever set. */
export function useStoredFlag(key: string, defaultValue: boolean) {
  const [stored, setStored] = useState(() => read(key));
  function store(next: boolean) {
    setStored(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // With a full storage the setting ends with the page.
    }
  }
  return [stored ?? defaultValue, store, stored !== null] as const;
}

function read(key: string): boolean | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : stored === 'on';
}
