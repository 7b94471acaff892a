/**
 * Runs in the tested page before all other code: opens screens, and records what a release leaves behind. Plain
 * JavaScript, as the browser takes this file as it is.
 */
{
  const { defineProperty, getOwnPropertyDescriptor, is, keys } = Object;
  const { ownKeys } = Reflect;
  const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;

  // Nothing is prefetched for those who save data.
  defineProperty(navigator, 'connection', { value: { saveData: true } });

  const { setInterval: start, clearInterval: stop, clearTimeout: cancel, setTimeout: later } = window;

  /** The part of an address that all files of the release have; undefined before its code can run. */
  let base;
  /** The shell's load events, oldest first. */
  let events;
  let before;
  const intervals = new Set();
  /** Timeouts and animation frames of the release that are still to come. */
  const waiting = new Set();
  /** True once its last screen was left. */
  let isLeft = false;
  /** Number of timeouts and frames that it has started since. */
  let restarted = 0;
  /** Each as target, type, listener and phase. */
  let listeners = [];
  const violations = [];

  /** True if the function that called the caller of this one is in a file of the release. */
  const isCalledByRelease = () => {
    const { stack = '' } = new Error();
    return base !== undefined && (stack.split('\n')[3] ?? '').includes(base);
  };

  window.setInterval = function setInterval(...args) {
    const id = start(...args);
    if (isCalledByRelease()) intervals.add(id);
    return id;
  };
  for (const [name, end] of [
    ['clearInterval', stop],
    ['clearTimeout', cancel],
  ]) {
    window[name] = (id) => {
      intervals.delete(id);
      waiting.delete(`timeout ${id}`);
      end(id);
    };
  }
  const { requestAnimationFrame: frame, cancelAnimationFrame: cancelFrame } = window;
  /** Starts what runs once, and counts it for the release until then. */
  const runOnce = (kind, begin, run) => {
    if (isLeft) restarted += 1;
    const id = begin((...values) => {
      waiting.delete(`${kind} ${id}`);
      run(...values);
    });
    waiting.add(`${kind} ${id}`);
    return id;
  };
  window.setTimeout = function setTimeout(run, ms, ...values) {
    if (!isCalledByRelease() || typeof run !== 'function') return later(run, ms, ...values);
    return runOnce('timeout', (then) => later(then, ms, ...values), run);
  };
  window.requestAnimationFrame = function requestAnimationFrame(run) {
    return isCalledByRelease() ? runOnce('frame', frame, run) : frame(run);
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(`frame ${id}`);
    cancelFrame(id);
  };

  const phaseOf = (options) => (typeof options === 'object' ? options?.capture === true : options === true);
  const isSame = (a, b) => a.every((part, index) => part === b[index]);
  const forget = (entry) => {
    listeners = listeners.filter((other) => !isSame(other, entry));
  };
  EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
    const target = this ?? window;
    listen.call(target, type, listener, options);
    if (!listener || options?.once || (target !== window && target !== document) || !isCalledByRelease())
      return;
    const entry = [target, type, listener, phaseOf(options)];
    forget(entry);
    listeners.push(entry);
    if (options?.signal) listen.call(options.signal, 'abort', () => forget(entry));
  };
  EventTarget.prototype.removeEventListener = function removeEventListener(type, listener, options) {
    const target = this ?? window;
    unlisten.call(target, type, listener, options);
    forget([target, type, listener, phaseOf(options)]);
  };
  listen.call(document, 'securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    violations.push(`${effectiveDirective} ${blockedURI}`);
  });

  /** The parts of the language and of the browser that all code shares, with what they are now. */
  const sharedParts = () => {
    const parts = [];
    const add = (path, object) => {
      for (const key of ownKeys(object)) {
        parts.push([object, key, getOwnPropertyDescriptor(object, key), `${path}${String(key)}`]);
      }
    };
    for (const name of ownKeys(window)) {
      const { value } = getOwnPropertyDescriptor(window, name);
      if (typeof value !== 'function' && !['JSON', 'Math', 'Reflect', 'Intl', 'console'].includes(name))
        continue;
      parts.push([window, name, getOwnPropertyDescriptor(window, name), String(name)]);
      add(`${String(name)}.`, value);
      if (typeof value === 'function' && value.prototype) add(`${String(name)}.prototype.`, value.prototype);
    }
    return parts;
  };
  // No method of a list is called: it may be one of the replaced parts.
  const replacedParts = () => {
    const replaced = [];
    for (let index = 0; index < before.parts.length; index++) {
      const [object, key, was, name] = before.parts[index];
      const now = getOwnPropertyDescriptor(object, key);
      const same =
        now &&
        is(now.value, was.value) &&
        now.get === was.get &&
        now.set === was.set &&
        now.configurable === was.configurable;
      if (!same) defineProperty(replaced, replaced.length, { value: name, enumerable: true });
    }
    return replaced;
  };

  const task = (ms = 0) => new Promise((resolve) => later(resolve, ms));
  const go = (path) => {
    history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  };
  const goNeutral = async (neutral) => {
    if (location.pathname !== neutral) go(neutral);
    while (document.querySelector('h1')?.textContent !== 'Federation') await task(10);
  };

  /** Handlers such as `window.onresize`: as good as listeners. */
  const handlers = () => {
    const names = [];
    for (const target of [window, document])
      for (const name in target) if (name.startsWith('on') && target[name]) names.push(name);
    return names;
  };
  /** The stylesheets that code has made. */
  const madeSheets = () => [
    ...document.adoptedStyleSheets,
    ...[...document.querySelectorAll('style')].flatMap(({ sheet }) => sheet ?? []),
  ];
  /** The selectors of a sheet that match something of the page, where no screen of the release is open. */
  const reaching = ({ cssRules }) =>
    [...cssRules].flatMap((rule) => {
      if (rule.selectorText === undefined) return rule.cssRules ? reaching(rule) : [];
      return document.querySelector(rule.selectorText) ? [rule.selectorText] : [];
    });

  /** The attributes of the elements around all screens; an emptied style or class is as good as none. */
  const attributes = () => {
    const root = document.getElementById('root');
    const parts = new Map();
    for (const element of [document.documentElement, document.body, root])
      for (const { name, value } of element?.attributes ?? [])
        if (value || !['style', 'class'].includes(name))
          parts.set(`${name} of ${element === root ? '#root' : element.localName}`, value);
    return parts;
  };
  const changedAttributes = () => {
    const now = attributes();
    const names = new Set([...before.attributes.keys(), ...now.keys()]);
    return [...names].filter((name) => before.attributes.get(name) !== now.get(name));
  };

  const leftovers = () => ({
    intervals: intervals.size,
    // One may end what was begun; a loop comes again.
    restarted: restarted > 1 ? restarted : 0,
    attributes: changedAttributes(),
    forgotten: before.stored.filter((name) => localStorage.getItem(name) === null),
    listeners: listeners.length + handlers().filter((name) => !before.handlers.includes(name)).length,
    styles: madeSheets()
      .filter((sheet) => !before.sheets.has(sheet) && !sheet.ownerNode?.dataset.rcOrder)
      .flatMap(reaching),
    removed: [...before.head].filter((element) => !element.isConnected).length,
    elements: [...document.body.children].filter((element) => !before.elements.has(element)).length,
    globals: keys(window).filter((name) => !before.globals.has(name) && !before.isOwn.test(name)),
  });

  const smokeTest = {
    /** Resolves to true when the shell shows its own screen at this path. Everything that comes later is the release's. */
    ready: async (neutral, eventsName, releaseBase, ownGlobals) => {
      await goNeutral(neutral);
      while (!window[eventsName]) await task(10);
      events = window[eventsName];
      before = {
        parts: sharedParts(),
        attributes: attributes(),
        stored: keys(localStorage),
        elements: new Set(document.body.children),
        head: document.querySelectorAll('style, link[rel="stylesheet"]'),
        sheets: new Set(madeSheets()),
        handlers: handlers(),
        globals: new Set(keys(window)),
        isOwn: new RegExp(ownGlobals),
      };
      violations.length = 0;
      base = releaseBase;
      return true;
    },
    /** Opens a screen; resolves to the shell's event, or to `redirected` when the screen leads to another one. */
    open: async (path, neutral) => {
      await goNeutral(neutral);
      let seen = events.length;
      go(path);
      for (;;) {
        while (seen < events.length) {
          const { event, message = '' } = events[seen++];
          if (event === 'timeout') {
            // A busy machine is no fault: what was still loading may be there by now.
            await goNeutral(neutral);
            go(path);
          } else if (event !== 'uncaught' && event !== 'slow') return { event, message };
        }
        if (location.pathname !== path) return { event: 'redirected', message: '' };
        await task(20);
      }
    },
    /** Leaves the last screen; resolves to what is left when nothing is, or after some time in ms. */
    leave: async (neutral, patienceMs) => {
      const replaced = replacedParts();
      if (replaced.length > 0)
        return {
          replaced,
          intervals: 0,
          restarted: 0,
          attributes: [],
          forgotten: [],
          listeners: 0,
          elements: 0,
          removed: 0,
          styles: [],
          globals: [],
          violations,
        };
      await goNeutral(neutral);
      isLeft = true;
      const deadline = performance.now() + patienceMs;
      const isClean = () =>
        waiting.size === 0 && Object.values(leftovers()).every((left) => left === 0 || left.length === 0);
      while (!isClean() && performance.now() < deadline) await task(50);
      return { ...leftovers(), replaced: replacedParts(), violations };
    },
  };
  defineProperty(window, '__smokeTest', { value: smokeTest });
}
