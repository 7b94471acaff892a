import { useState } from 'react';

/** A boolean setting stored on this device, its setter, and whether it was ever set. */
export function useStoredFlag(key: string, defaultValue: boolean) {
  const [stored, setStored] = useState(() => read(key));
  function store(next: boolean) {
    localStorage.setItem(key, next ? 'on' : 'off');
    setStored(next);
  }
  return [stored ?? defaultValue, store, stored !== null] as const;
}

function read(key: string): boolean | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : stored === 'on';
}
