import { useState } from 'react';

/** A boolean setting stored on this device. */
export function useStoredFlag(key: string, defaultValue: boolean) {
  const [flag, setFlag] = useState(() => read(key) ?? defaultValue);
  function store(next: boolean) {
    localStorage.setItem(key, next ? 'on' : 'off');
    setFlag(next);
  }
  return [flag, store] as const;
}

function read(key: string): boolean | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : stored === 'on';
}
