import type { Theme } from './theme';

/** Sizes of the frame and the box that the app's buttons and captions never cover. */
export const FRAME = { width: 480, height: 854 } as const;
export const SAFE = { left: 24, top: 86, right: 403, bottom: 666 } as const;

/** Type, colours and the frame of a reel; the illustrations have their own sheets in `art/`. */
export function baseStyle(theme: Theme): string {
  return `
:root { --brand: #5B3DF5; --brand2: #7D64FF; --lilac: #C3B6FF; --dim: #AAA2CF; --white: #F8F6FF; --amber: #FFBE5C; --money: #3DDC84;
  --ground: ${theme.ground}; --shape: ${theme.shape}; --shape2: ${theme.shape2}; --card: ${theme.card}; --line: ${theme.line}; --icf: #5B3DF5; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html, body { width: ${FRAME.width}px; height: ${FRAME.height}px; overflow: hidden; background: var(--ground); }
body { font-family: Inter, "Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans", sans-serif; color: var(--white); font-weight: 600; font-size: 20px; line-height: 1.28; -webkit-font-smoothing: antialiased; }
em { font-style: normal; color: var(--amber); }
.hot .money, .me .money { color: inherit; } .sms .money, .prompt .money, .sheet .money { color: #0B7A3D; }
.money { color: var(--money); font-weight: inherit; font-variant-numeric: tabular-nums; }
.ic { display: block; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; flex: none; overflow: visible; }
.ic .f { fill: var(--icf); }
.ground { position: absolute; inset: 0; overflow: hidden; }
.ground > * { position: absolute; border-radius: 50%; }
.progress { position: absolute; left: 28px; top: 94px; width: 372px; display: flex; gap: 6px; z-index: 5; }
.progress i { flex: 1; height: 5px; border-radius: 3px; background: var(--line); overflow: hidden; }
.progress s { display: block; height: 100%; background: var(--white); border-radius: 3px; transform-origin: 0 50%; }
.scene { position: absolute; inset: 0; }
.scene > .box { position: absolute; left: 28px; top: 122px; width: 372px; height: 542px; display: flex; flex-direction: column; }
h1, h2 { font-family: "Inter Display", Inter, "Noto Sans Devanagari", sans-serif; font-weight: 800; letter-spacing: -0.02em; text-wrap: balance; }
h1 { font-size: 60px; line-height: 1.02; margin-top: 18px; }
h1.long { font-size: 49px; line-height: 1.06; }
h2 { font-size: 41px; line-height: 1.1; }
.topic { align-self: flex-start; background: var(--brand); color: #fff; font-size: 17px; font-weight: 700; padding: 7px 15px 8px; border-radius: 99px; }
.hero { position: absolute; left: 128px; top: 424px; width: 300px; height: 300px; border-radius: 50%; background: var(--brand); display: grid; place-items: center; --icf: #8F78FF; }
.hero .ic { stroke-width: 1.15; }
.hero.v1 { border-radius: 84px; background: #7155F7; --icf: #A794FF; } .hero.v1 .ic { rotate: 9deg; } .hero.v1 { rotate: -9deg; }
.hero.v2 { border-radius: 150px 150px 46px 46px; background: #4D2FE6; --icf: #8068FF; }
.hero.v3 { border-radius: 46px 150px 150px 150px; }
.hero.v4 { border-radius: 150px 60px; background: #6648F6; --icf: #9C88FF; }
.mark { position: absolute; left: 206px; top: 556px; color: var(--shape2); --icf: var(--shape); rotate: -10deg; } .mark .ic { stroke-width: 1.1; }
.halo.v1 { border-radius: 110px; rotate: 12deg; } .halo.v2 { border-radius: 196px 196px 70px 70px; } .halo.v4 { border-radius: 196px 90px; }
.halo { position: absolute; left: 82px; top: 378px; width: 392px; height: 392px; border-radius: 50%; border: 2px solid var(--brand); opacity: .55; }
.moon { position: absolute; border-radius: 50%; background: var(--amber); width: 30px; height: 30px; left: 104px; top: 472px; }
.moon.b { width: 16px; height: 16px; background: var(--lilac); left: 408px; top: 404px; }
.art { flex: 1; min-height: 0; display: flex; flex-direction: column; justify-content: center; align-items: stretch; margin-top: 14px; }
.art svg:not(.ic) { overflow: visible; }
[data-fx=growx] { transform-origin: 0 50%; } [data-fx=growy] { transform-origin: 50% 0; }
svg [data-step], svg [data-loop] { transform-box: fill-box; transform-origin: center; }
`;
}
