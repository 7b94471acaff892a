import type { Report } from './reporter';

const KEY = 'reelrupee.feed.reports';

/** Stores unconfirmed reports for the next visit. */
export function storeReports(reports: readonly Report[]): void {
  if (reports.length > 0) localStorage.setItem(KEY, JSON.stringify(reports));
  else localStorage.removeItem(KEY);
}

/** The unconfirmed reports of an earlier visit; unreadable ones are ignored. */
export function storedReports(): Report[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReport) : [];
  } catch {
    return [];
  }
}

function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false;
  const { key, userId, planId, videoId, durationMs }: Partial<Record<keyof Report, unknown>> = value;
  return (
    [key, userId, planId, videoId].every((text) => typeof text === 'string') && typeof durationMs === 'number'
  );
}
