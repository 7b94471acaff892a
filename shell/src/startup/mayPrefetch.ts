/** Network Information API, available in Chromium only. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Users with Save-Data or a slow network do not pay for screens that they may never open. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
