/** Runs inside the page: draws the reel as it looks at one moment. Kept free of imports, it is sent as source text. */
export function installMotion(): void {
  const FADE = 320;
  const all = <T extends Element>(root: ParentNode, q: string): T[] => [...root.querySelectorAll<T>(q)];
  const ease = (p: number): number => 1 - (1 - p) ** 3;
  const part = (t: number, from: number, length: number): number =>
    Math.max(0, Math.min(1, (t - from) / length));

  interface Timed {
    readonly el: HTMLElement;
    readonly at: number;
    readonly fx: string;
  }
  const scenes = all<HTMLElement>(document, '.scene').map((el) => {
    const from = Number(el.dataset['from']);
    const to = Number(el.dataset['to']);
    const steps = all<HTMLElement>(el, '[data-step]');
    const last = Math.max(0, ...steps.map((s) => Number(s.dataset['step'])));
    const room = Math.min((to - from) * 0.62, 700 * (last + 1));
    const timed: Timed[] = steps.map((s) => ({
      el: s,
      at: from + 200 + (Number(s.dataset['step']) * room) / (last + 1),
      fx: s.dataset['fx'] ?? 'rise',
    }));
    return { el, from, to, timed, loops: el.querySelector('[data-loop]') !== null };
  });
  const fills = all<HTMLElement>(document, '.progress s');
  const loops = all<HTMLElement>(document, '[data-loop]');
  const ground = all<HTMLElement>(document, '.ground > *');

  const place = ({ el, at, fx }: Timed, t: number): void => {
    const p = ease(part(t, at, fx === 'draw' || fx.startsWith('grow') ? 520 : FADE));
    const st = el.style;
    const far = 1 - p;
    if (fx === 'draw') {
      st.strokeDasharray = '1 1';
      st.strokeDashoffset = String(far);
      st.opacity = p > 0 ? '' : '0';
      return;
    }
    if (fx === 'growx') {
      st.scale = `${p} 1`;
      return;
    }
    if (fx === 'growy') {
      st.scale = `1 ${p}`;
      return;
    }
    st.opacity = String(p);
    if (fx === 'rise') st.translate = `0 ${far * 18}px`;
    if (fx === 'left') st.translate = `${far * -26}px 0`;
    if (fx === 'right') st.translate = `${far * 26}px 0`;
    if (fx === 'pop') st.scale = String(0.72 + 0.28 * p);
  };

  const cycle = (el: HTMLElement, t: number): void => {
    const kind = el.dataset['loop'] ?? '';
    const s = t / 1000;
    if (kind === 'float') el.style.translate = `0 ${(Math.sin(s * 1.9) * 4).toFixed(2)}px`;
    if (kind === 'ring' || kind === 'ring2') {
      const p = (s / 1.6 + (kind === 'ring2' ? 0.5 : 0)) % 1;
      el.style.scale = String(1 + p * 0.55);
      el.style.opacity = String(0.55 * (1 - p));
    }
    if (kind === 'sweep') el.style.translate = `0 ${((Math.sin(s * 1.8) + 1) * 86).toFixed(1)}px`;
    if (kind.startsWith('wave'))
      el.style.scale = `1 ${(0.75 + 0.25 * Math.sin(s * 7 + Number(kind.slice(4)) * 1.7)).toFixed(3)}`;
  };

  const renderAt = (t: number): void => {
    let index = 0;
    scenes.forEach((scene, i) => {
      if (t >= scene.from) index = i;
      const inn = i === 0 ? 1 : ease(part(t, scene.from, 300));
      const out = i === scenes.length - 1 ? 0 : ease(part(t, scene.to - 20, 220));
      scene.el.style.visibility = inn > 0 && out < 1 ? 'visible' : 'hidden';
      scene.el.style.opacity = String(inn * (1 - out));
      scene.el.style.translate = `${((1 - inn) * 34 - out * 28).toFixed(2)}px 0`;
      if (inn > 0 && out < 1)
        scene.timed.forEach((el) => {
          place(el, t);
        });
    });
    fills.forEach((el, i) => {
      const scene = scenes[i];
      if (scene) el.style.scale = `${part(t, scene.from, scene.to - scene.from).toFixed(4)} 1`;
    });
    const current = scenes[index];
    const turn = index - 1 + ease(part(t, current?.from ?? 0, 400));
    ground.forEach((el, i) => {
      el.style.translate = `${(turn * (i % 2 === 0 ? -34 : 26)).toFixed(2)}px ${(turn * (i % 2 === 0 ? 22 : -30)).toFixed(2)}px`;
    });
    loops.forEach((el) => {
      cycle(el, t);
    });
  };

  /** True if more than the progress bar moves at this moment. */
  const movingAt = (t: number): boolean =>
    scenes.some(
      ({ from, to, timed, loops }) =>
        (t >= from && t < from + 460) ||
        (t >= from && t < to && (loops || timed.some(({ at }) => t >= at && t < at + 560))),
    );

  /** Words that would lie under the app's buttons or captions, or run out of their box. */
  const audit = (safe: { left: number; top: number; right: number; bottom: number }): string[] =>
    scenes.flatMap(({ el, to }) => {
      renderAt(to - 30);
      const found: string[] = [];
      const walk = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (text === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const r = range.getBoundingClientRect();
        if (r.left < safe.left || r.top < safe.top || r.right > safe.right || r.bottom > safe.bottom) {
          found.push(
            `"${text}" at ${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`,
          );
        }
      }
      for (const box of all<HTMLElement>(el, '.art, .card, .bubble, .tag, td, th, .option')) {
        if (
          box.scrollWidth > box.clientWidth + 2 ||
          (box.classList.contains('art') && box.scrollHeight > box.clientHeight + 2)
        )
          found.push(`overflow in ${box.className || box.tagName}: ${box.textContent?.slice(0, 40) ?? ''}`);
      }
      return found;
    });

  Object.assign(globalThis, { renderAt, movingAt, audit });
}
