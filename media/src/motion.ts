/** Runs inside the page: draws the reel as it looks at one moment. Kept free of imports, it is sent as source text. */
export function installMotion(): void {
  const FADE = 320;
  /** Time that the next scene takes to cover the one before. */
  const WIPE = 420;
  /** Opacity of parts before their turn: they are there already, so that no scene begins empty. */
  const DIM = 0.36;
  const WIDTH = 480;
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
    const timed: Timed[] = steps.map((s) => {
      const [number, fx] = [Number(s.dataset['step']), s.dataset['fx'] ?? 'rise'];
      const first = number === 0 && fx !== 'draw' && !fx.startsWith('grow');
      return { el: s, at: first ? from - FADE : from + WIPE + (number * room) / (last + 1), fx };
    });
    const content = el.querySelector<HTMLElement>('.content');
    const ground = all<HTMLElement>(el, '.ground > *');
    const fills = all<HTMLElement>(el, '.progress s');
    return { el, from, to, timed, content, ground, fills, loops: el.querySelector('[data-loop]') !== null };
  });
  const loops = all<HTMLElement>(document, '[data-loop]');
  const edge = document.querySelector<HTMLElement>('.edge');

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
    st.opacity = String(fx === 'reveal' ? p : DIM + (1 - DIM) * p);
    if (fx === 'rise') st.translate = `0 ${far * 10}px`;
    if (fx === 'left') st.translate = `${far * -12}px 0`;
    if (fx === 'right') st.translate = `${far * 12}px 0`;
    if (fx === 'pop' || fx === 'reveal') st.scale = String(0.9 + 0.1 * p);
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

  /** The next scene is drawn over the one before, which stays until it is covered. */
  const renderAt = (t: number): void => {
    if (edge) edge.style.visibility = 'hidden';
    scenes.forEach((scene, i) => {
      const inn = i === 0 ? 1 : ease(part(t, scene.from, WIPE));
      const seen = t >= scene.from && (i === scenes.length - 1 || t < scene.to + WIPE);
      scene.el.style.visibility = seen ? 'visible' : 'hidden';
      if (!seen) return;
      const cut = ((1 - inn) * WIDTH).toFixed(1);
      scene.el.style.clipPath = inn < 1 ? `inset(0 0 0 ${cut}px)` : '';
      if (edge && inn < 1) {
        edge.style.visibility = 'visible';
        edge.style.translate = `calc(${cut}px - 50%) 0`;
      }
      if (scene.content) scene.content.style.translate = `${((1 - inn) * 60).toFixed(2)}px 0`;
      scene.timed.forEach((el) => {
        place(el, t);
      });
      scene.fills.forEach((el, k) => {
        const { from, to } = scenes[k] ?? scene;
        el.style.scale = `${part(t, from, to - from).toFixed(4)} 1`;
      });
      const turn = 1 - ease(part(t, scene.from, WIPE + 300));
      scene.ground.forEach((el, k) => {
        el.style.translate = `${(turn * (k % 2 === 0 ? 34 : -26)).toFixed(2)}px ${(turn * (k % 2 === 0 ? -22 : 30)).toFixed(2)}px`;
      });
    });
    loops.forEach((el) => {
      cycle(el, t);
    });
  };

  /** True if more than the progress bar moves at this moment. */
  const movingAt = (t: number): boolean =>
    scenes.some(
      ({ from, to, timed, loops }) =>
        (t >= from && t < from + WIPE + 340) ||
        (t >= from && t < to && (loops || timed.some(({ at }) => t >= at && t < at + 560))),
    );

  interface Words {
    readonly text: string;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** The pieces of text of a scene, and where they are once all of it has appeared. */
  const wordsOf = (index: number): Words[] => {
    const scene = scenes[index];
    if (!scene) return [];
    renderAt(scene.to - 60);
    const found: Words[] = [];
    const walk = document.createTreeWalker(scene.el, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      found.push({ text, left, top, right, bottom });
    }
    return found;
  };

  /** Words that would lie under the app's buttons or captions, or run out of their box. */
  const audit = (safe: { left: number; top: number; right: number; bottom: number }): string[] =>
    scenes.flatMap(({ el }, index) => {
      const found = wordsOf(index)
        .filter(
          (r) => r.left < safe.left || r.top < safe.top || r.right > safe.right || r.bottom > safe.bottom,
        )
        .map(
          (r) =>
            `"${r.text}" at ${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`,
        );
      for (const box of all<HTMLElement>(el, '.art, .card, .bubble, .tag, td, th, .option')) {
        if (
          box.scrollWidth > box.clientWidth + 2 ||
          (box.classList.contains('art') && box.scrollHeight > box.clientHeight + 2)
        )
          found.push(`overflow in ${box.className || box.tagName}: ${box.textContent?.slice(0, 40) ?? ''}`);
      }
      return found;
    });

  Object.assign(globalThis, { renderAt, movingAt, wordsOf, audit });
}
