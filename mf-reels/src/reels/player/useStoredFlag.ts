import { useState } from 'react';

/** A choice of this device that outlives the visit. */
export function useStoredFlag(key: string, byDefault: boolean) {
  const [flag, setFlag] = useState(() => read(key) ?? byDefault);
  function choose(next: boolean) {
    localStorage.setItem(key, next ? 'on' : 'off');
    setFlag(next);
  }
  return [flag, choose] as const;
}

function read(key: string): boolean | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : stored === 'on';
}
