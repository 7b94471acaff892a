/** Runs in the page of the feed: when each slot came on screen, and when and how far its reel played. */
const slots = new Map();
window.benchSlots = slots;

function slot(index) {
  const known = slots.get(index) ?? {
    visibleMs: NaN,
    liftedMs: NaN,
    firstFrameMs: NaN,
    seenS: 0,
    durationS: NaN,
    source: '',
  };
  slots.set(index, known);
  return known;
}

let liftedMs = NaN;
addEventListener('touchend', ({ timeStamp }) => (liftedMs = timeStamp), { capture: true, passive: true });

const visible = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, time } of entries) {
      const facts = slot(Number(target.dataset.index));
      if (!isIntersecting || facts.visibleMs > 0) continue;
      facts.visibleMs = time;
    }
  },
  { threshold: 0.6 },
);

function takeFrame(video, now, { mediaTime }) {
  const index = Number(/\d+/.exec(video.style.top)?.[0] ?? NaN);
  const facts = slot(index);
  // A frame rendered in advance, below the screen, does not count: no viewer waits for it.
  if (!(facts.visibleMs <= now)) return;
  if (Number.isNaN(facts.firstFrameMs)) {
    facts.firstFrameMs = now;
    facts.liftedMs = liftedMs;
  }
  facts.seenS = Math.max(facts.seenS, mediaTime);
  facts.durationS = video.duration;
  facts.source = video.currentSrc;
}

function follow(video) {
  video.requestVideoFrameCallback((now, frame) => {
    takeFrame(video, now, frame);
    follow(video);
  });
}

const known = new WeakSet();
new MutationObserver(() => {
  for (const element of document.querySelectorAll('video, [data-index]')) {
    if (known.has(element)) continue;
    known.add(element);
    if (element instanceof HTMLVideoElement) follow(element);
    else visible.observe(element);
  }
}).observe(document, { childList: true, subtree: true });
