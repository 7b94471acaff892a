/** Runs in the page, before anything else: times one tap on the navigation. */
window.benchSwitch = ({ path, heading, content, limitMs }) =>
  new Promise((resolve) => {
    let tapped = NaN;
    const times = { placeholder: NaN, screen: NaN, content: NaN };
    addEventListener('pointerup', ({ timeStamp }) => (tapped = timeStamp), { once: true, capture: true });
    const isOpen = () => location.pathname === path;
    const main = () => document.querySelector('main');
    const hasScreen = () => isOpen() && main()?.querySelector('h1')?.textContent === heading;
    const hasPlaceholder = () => isOpen() && main()?.textContent.startsWith('Loading: ');
    const note = (what) => (at) => {
      times[what] = at - tapped;
      if (what === 'content') resolve(times);
    };
    window.benchOnceDrawn(() => hasScreen() || hasPlaceholder(), note('placeholder'));
    window.benchOnceDrawn(hasScreen, note('screen'));
    window.benchOnceDrawn(() => hasScreen() && window.benchHas(content), note('content'));
    setTimeout(() => resolve(times), limitMs);
  });
