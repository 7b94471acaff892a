import type { Report } from './reporter';

const KEY = 'reelrupee.feed.reports';

/** Stores an unconfirmed report for a later visit, in addition to those of other users and tabs. */
export function storeReport(report: Report): void {
  write([...storedReports().filter(({ key }) => key !== report.key), report]);
}

/** Removes the stored reports that need no other attempt. */
export function removeReports(isOver: (report: Report) => boolean): void {
  write(storedReports().filter((report) => !isOver(report)));
}

/** The stored reports of all users; unreadable ones are ignored. */
export function storedReports(): Report[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReport) : [];
  } catch {
    return [];
  }
}

function write(reports: readonly Report[]): void {
  try {
    if (reports.length > 0) localStorage.setItem(KEY, JSON.stringify(reports));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden storage must not keep a report from being sent.
  }
}

function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false;
  const { key, userId, planId, videoId, durationMs }: Partial<Record<keyof Report, unknown>> = value;
  return (
    [key, userId, planId, videoId].every((text) => typeof text === 'string') && typeof durationMs === 'number'
  );
}
