/** Runs in the page before any other script: records how long each interaction took until it was painted. */
const interactions = new Map();
window.benchInteractions = interactions;

new PerformanceObserver((list) => {
  for (const { interactionId, duration, name } of list.getEntries()) {
    if (interactionId > 0 && duration > (interactions.get(interactionId)?.duration ?? 0)) {
      interactions.set(interactionId, { name, duration });
    }
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
