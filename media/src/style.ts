import type { Palette, Theme } from './theme';

/** Sizes of the frame and the box that the app's buttons and captions never cover. */
export const FRAME = { width: 480, height: 854 } as const;
export const SAFE = { left: 24, top: 86, right: 403, bottom: 666 } as const;

/** The part of the frame that a scene fills: below its line of progress, within the safe box. */
export const CONTENT = { left: 24, top: 112, right: 404, bottom: 666 } as const;

const variables = (colours: Palette): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** Type, colours and the frame of a reel; the illustrations have their own sheets in `art/`. */
export function baseStyle(theme: Theme): string {
  return `
:root { --brand: #5B3DF5; --amber: #FFBE5C; --night: ${theme.dark.ground}; ${variables(theme.dark)} }
.light { ${variables(theme.light)} }
* { box-sizing: border-box; margin: 0; padding: 0; }
html, body { width: ${FRAME.width}px; height: ${FRAME.height}px; overflow: hidden; background: var(--night); }
body { font-family: Inter, "Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans", sans-serif; font-weight: 600; font-size: 20px; line-height: 1.28; -webkit-font-smoothing: antialiased; }
em { font-style: normal; color: var(--em); }
.money { color: var(--money); font-weight: inherit; font-variant-numeric: tabular-nums; } .sms .money, .prompt .money { color: #0B7A3D; }
.ic { display: block; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; flex: none; overflow: visible; }
.ic .f { fill: var(--icf); }
.scene { position: absolute; inset: 0; overflow: hidden; background: var(--night); color: var(--ink); --icf: var(--fill); }
.paper { position: absolute; inset: 0; overflow: hidden; background: var(--ground); }
.ground { position: absolute; inset: 0; }
/* A light scene ends where the app's bar and its title begin: their text is white. */
.light .paper { inset: 78px 0 168px; border-radius: 40px; } .light .ground { inset: -78px 0 -168px; }
.ground > * { position: absolute; border-radius: 50%; }
.edge { position: absolute; left: 0; top: 0; bottom: 0; width: 26px; background: var(--brand); border-left: 10px solid var(--amber); }
.progress { position: absolute; left: 28px; top: 94px; width: 372px; display: flex; gap: 6px; }
.progress i { flex: 1; height: 5px; border-radius: 3px; background: var(--line); overflow: hidden; }
.progress s { display: block; height: 100%; background: var(--ink); border-radius: 3px; transform-origin: 0 50%; }
.scene .box { position: absolute; left: 28px; top: 122px; width: 372px; height: 542px; display: flex; flex-direction: column; }
h1, h2 { font-family: "Inter Display", Inter, "Noto Sans Devanagari", sans-serif; font-weight: 800; letter-spacing: -0.02em; text-wrap: balance; }
h1 { font-size: 60px; line-height: 1.02; margin-top: 18px; }
h1.long { font-size: 49px; line-height: 1.06; }
h2 { font-size: 43px; line-height: 1.08; }
.topic { align-self: flex-start; background: var(--brand); color: #fff; font-size: 17px; font-weight: 700; padding: 7px 15px 8px; border-radius: 99px; }
.hook { margin-top: 14px; font-size: 25px; line-height: 1.25; color: var(--soft); text-wrap: balance; }
.hero { position: absolute; left: 148px; top: 432px; width: 264px; height: 264px; border-radius: 50%; background: var(--brand); display: grid; place-items: center; --icf: #8F78FF; }
.hero .ic { stroke-width: 1.15; }
.hero.v1 { border-radius: 74px; background: #7155F7; --icf: #A794FF; } .hero.v1 .ic { rotate: 9deg; } .hero.v1 { rotate: -9deg; }
.hero.v2 { border-radius: 132px 132px 40px 40px; background: #4D2FE6; --icf: #8068FF; }
.hero.v3 { border-radius: 40px 132px 132px 132px; }
.hero.v4 { border-radius: 132px 52px; background: #6648F6; --icf: #9C88FF; }
.mark { position: absolute; left: 206px; top: 500px; color: var(--shape2); --icf: var(--shape); rotate: -10deg; } .mark .ic { stroke-width: 1.1; } .light .mark { top: 422px; }
.halo.v1 { border-radius: 100px; rotate: 12deg; } .halo.v2 { border-radius: 172px 172px 62px 62px; } .halo.v4 { border-radius: 172px 80px; }
.halo { position: absolute; left: 108px; top: 392px; width: 344px; height: 344px; border-radius: 50%; border: 2px solid var(--brand); opacity: .55; }
.moon { position: absolute; border-radius: 50%; background: var(--amber); width: 30px; height: 30px; left: 124px; top: 488px; }
.moon.b { width: 16px; height: 16px; background: var(--soft); left: 412px; top: 420px; }
.art { flex: 1; min-height: 0; display: flex; flex-direction: column; justify-content: center; align-items: stretch; margin-top: 14px; }
.art svg:not(.ic) { overflow: visible; }
[data-fx=growx] { transform-origin: 0 50%; } [data-fx=growy] { transform-origin: 50% 0; }
svg [data-step], svg [data-loop] { transform-box: fill-box; transform-origin: center; }
`;
}
