/** Runs in the page, before anything else: times one tap on a button that opens a dialog or a screen. */
window.benchOpen = ({ response, content, limitMs }) =>
  new Promise((resolve) => {
    let tapped = NaN;
    const times = { response: NaN, content: NaN };
    addEventListener('pointerup', ({ timeStamp }) => (tapped = timeStamp), { once: true, capture: true });
    const note = (what) => (at) => {
      times[what] = at - tapped;
      if (what === 'content') resolve(times);
    };
    const hasContent = () => window.benchHas(content);
    window.benchOnceDrawn(() => hasContent() || document.querySelector(response) !== null, note('response'));
    window.benchOnceDrawn(hasContent, note('content'));
    setTimeout(() => resolve(times), limitMs);
  });
