/** Runs in the page, before anything else: keeps the paints and shifts that the bench reads afterwards. */
const paints = { lcpMs: NaN, fcpMs: NaN, contentMs: NaN, blockingMs: 0, shift: 0 };
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
// Not long tasks: the browser leaves out those without script, as the first frame of a page that waits for nothing in it.
watch('long-animation-frame', (entry) => {
  paints.blockingMs += entry.blockingDuration;
});
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) paints.shift += entry.value;
});

/** True if there is an element that holds the text and is not busy. */
window.benchHas = ({ within, text }) =>
  [...document.querySelectorAll(within)].some(
    (element) => element.textContent.includes(text) && !element.querySelector('[aria-busy="true"]'),
  );

/** Calls back after the frame in which a condition has first become true. */
window.benchOnceDrawn = (isThere, done) => {
  const look = () => {
    if (!isThere()) return;
    observer.disconnect();
    // The first task after the frame's own: the frame is painted by then. A timer would wait for slices of rendering.
    requestAnimationFrame(() =>
      scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  look();
};

if (window.benchContent) {
  window.benchOnceDrawn(
    () => window.benchHas(window.benchContent),
    (at) => {
      paints.contentMs = at;
    },
  );
}
