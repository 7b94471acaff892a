/** Runs in the page, before anything else: keeps the paints and shifts that the bench reads afterwards. */
const paints = { lcpMs: 0, fcpMs: 0, shift: 0 };
window.benchPaints = paints;

function watch(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}

watch('largest-contentful-paint', (entry) => {
  paints.lcpMs = entry.startTime;
});
watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') paints.fcpMs = entry.startTime;
});
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) paints.shift += entry.value;
});
