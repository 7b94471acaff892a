const KIB = 1024;

/** Transferred size of a folder's files and the longest load time, in words. */
export function transferSummary(folder: string): string {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.includes(folder));
  if (files.length === 0) return 'no files loaded';
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const slowest = Math.max(...files.map(({ duration }) => duration));
  return `${files.length} files, ${(bytes / KIB).toFixed(1)} KiB, slowest ${Math.round(slowest)} ms`;
}
