/** Styles of the illustrations made of boxes. */
export const artStyle = `
.card { background: var(--card); border-radius: 18px; padding: 18px 20px; }
.hot.card, .hot.side, .hot.tile, .math .hot, tr.hot { background: var(--brand); color: #fff; --ink: #fff; --soft: #E9E4FF; --em: #FFBE5C; --money: #fff; --icf: #8F78FF; }
.stack { display: flex; flex-direction: column; gap: 14px; }
.row { display: flex; align-items: center; gap: 15px; font-size: 26px; line-height: 1.22; min-height: 94px; padding: 14px 20px; }
.row .num { flex: none; width: 46px; height: 46px; border-radius: 50%; background: var(--brand); display: grid; place-items: center; font-style: normal; font-size: 24px; font-weight: 800; color: #fff; --icf: none; }
.row.hot .num { background: #fff; color: var(--brand); }
.sign.cross, .sign.warn { color: var(--second); --icf: none; }
.row.small { justify-content: space-between; min-height: 66px; padding: 10px 20px; } .row.small b { color: var(--soft); }
.tag { display: inline-flex; align-items: center; justify-content: center; gap: 8px; align-self: center; background: var(--brand); color: #fff; border-radius: 99px; padding: 12px 22px; font-size: 23px; font-weight: 700; }
.tag.warn { background: var(--amber); color: #241500; --icf: none; }
.down { align-self: center; color: var(--soft); }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.tile { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px; min-height: 184px; padding-inline: 8px; text-align: center; font-size: 26px; }
.duo { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.side { display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center; gap: 12px; padding: 26px 8px; min-height: 330px; }
.side b { font-size: 29px; font-weight: 800; line-height: 1.15; margin-top: 6px; } .side p { font-size: 24px; color: var(--soft); }
.flow { display: flex; flex-direction: column; gap: 34px; }
.fnode { position: relative; display: flex; align-items: center; gap: 18px; }
.fnode > i { width: 102px; height: 102px; border-radius: 30px; background: var(--card); display: grid; place-items: center; flex: none; }
.fnode.hot > i { background: var(--brand); color: #fff; --icf: #8F78FF; }
.fnode .wire { position: absolute; left: 49px; top: -32px; width: 4px; height: 30px; border-radius: 2px; background: var(--bar); }
.fnode b { font-size: 29px; font-weight: 800; line-height: 1.15; } .fnode p { font-size: 23px; color: var(--soft); margin-top: 3px; }
.big { display: flex; flex-direction: column; align-items: center; text-align: center; gap: 14px; }
.big .pics { display: flex; gap: 22px; } .big .pics i { display: grid; place-items: center; padding: 34px; border-radius: 50%; background: var(--card); }
.big .pics i:not(:only-child) { padding: 22px; } .big .pics:has(i:nth-child(3)) { gap: 12px; }
.big b { font-family: "Inter Display", Inter; font-size: 76px; line-height: 1.05; font-weight: 800; letter-spacing: -.02em; } .big b.long { font-size: 46px; }
.big p { font-size: 28px; color: var(--soft); text-wrap: balance; }
.docs { display: flex; flex-direction: column; gap: 12px; }
.pages { position: relative; height: 150px; } .pages b { position: absolute; left: 190px; top: 54px; font-size: 29px; }
.page { position: absolute; width: 108px; height: 138px; border-radius: 10px; background: var(--leaf); padding: 16px 14px; } .page hr { border: 0; height: 5px; border-radius: 3px; background: #A79BDD; margin-bottom: 9px; } .page hr:nth-child(3n) { width: 60%; }
.p0 { left: 52px; top: 0; opacity: .35; } .p1 { left: 36px; top: 6px; opacity: .6; } .p2 { left: 20px; top: 12px; }
.docs ul { list-style: none; display: flex; flex-direction: column; gap: 11px; font-size: 25px; } .docs li { display: flex; gap: 12px; } .docs li::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: var(--em); margin-top: 11px; flex: none; }
.math { display: flex; flex-direction: column; gap: 14px; } .math p { font-size: 32px; font-weight: 700; background: var(--card); border-radius: 16px; padding: 14px 20px; font-variant-numeric: tabular-nums; } .math p.hot { background: var(--brand); }
.post { display: flex; gap: 16px; align-items: center; } .post > div { flex: 1; } .post b { display: block; margin-bottom: 12px; font-size: 25px; }
.bar { display: block; height: 14px; border-radius: 7px; background: var(--line); overflow: hidden; } .bar s { display: block; height: 100%; border-radius: 7px; background: var(--bar); }
.hot .bar { background: rgb(255 255 255 / .25); } .hot .bar s { background: var(--em); }
.bars { display: flex; flex-direction: column; gap: 20px; } .bars .lead { font-size: 26px; background: var(--card); border-radius: 16px; padding: 14px 18px; }
.meterrow > div { display: flex; justify-content: space-between; font-size: 26px; margin-bottom: 8px; } .meterrow b { color: var(--soft); font-variant-numeric: tabular-nums; } .meterrow .bar { height: 28px; border-radius: 14px; } .meterrow .bar s { border-radius: 14px; }
.meterrow.hot .bar { background: var(--line); } .meterrow.hot b { color: var(--em); }
table.card { border-collapse: separate; border-spacing: 0; width: 100%; padding: 8px; font-size: 24px; } table.card th { text-align: left; color: var(--soft); font-size: 20px; font-weight: 700; padding: 14px 11px; } table.card td { padding: 18px 11px; border-top: 2px solid var(--line); font-variant-numeric: tabular-nums; } table.card tr.hot td { border-color: var(--brand); } table.card tr.hot td:first-child { border-radius: 12px 0 0 12px; } table.card tr.hot td:last-child { border-radius: 0 12px 12px 0; }
.sheet { background: var(--leaf); color: #1B1440; border-radius: 18px; overflow: hidden; } .sheet .fx { display: flex; gap: 12px; align-items: center; background: var(--brand); color: #fff; padding: 18px 18px; font-size: 27px; font-weight: 700; } .sheet .fx i { opacity: .75; font-family: "Inter"; }
.sheet table { width: 100%; border-collapse: collapse; font-size: 25px; } .sheet th { background: #E2DBFA; color: #5A5086; font-size: 16px; padding: 9px; min-width: 34px; } .sheet td { border: 1.5px solid #D8D0F2; padding: 14px 12px; font-variant-numeric: tabular-nums; } .sheet tr.hot td { background: #FFE6B8; color: #1B1440; font-weight: 800; } .sheet td .money { color: #0B7A3D; } .sheet td span { display: block; }
.tokens > div { display: flex; flex-wrap: wrap; gap: 10px; } .tokens i { font-style: normal; font-size: 36px; font-weight: 700; padding: 13px 18px; border-radius: 13px; } .tokens p { margin-top: 28px; font-size: 27px; color: var(--soft); }
.tone0 { background: var(--brand); color: #fff; } .tone1 { background: var(--line); } .tone2 { background: #8F78FF; color: #120A38; }
.window { display: flex; flex-direction: column; gap: 14px; font-size: 24px; } .window p { padding: 12px 18px; border-radius: 13px; background: var(--card); } .gone { display: flex; flex-direction: column; gap: 10px; opacity: .62; padding: 0 16px; text-decoration: line-through; }
.seen { border: 3px solid var(--bar); border-radius: 22px; padding: 16px 13px 13px; display: flex; flex-direction: column; gap: 10px; } .seen .tag { align-self: flex-start; padding: 6px 14px; font-size: 18px; --icf: none; }
.rings { position: relative; align-self: center; } .ring { color: #fff; border: 3px solid #8A74FF; position: absolute; bottom: 0; border-radius: 50%; text-align: center; } .ring span { position: absolute; left: 10px; right: 10px; top: 24px; font-size: 22px; font-weight: 700; line-height: 1.1; } .r0 { background: #261B6B; } .r1 { background: #4030B4; } .r2 { background: #6E54FF; } .r3 { background: #A795FF; color: #120A38; } .ring:last-child span { top: 50%; translate: 0 -50%; font-size: 27px; }
.split { display: flex; flex-direction: column; gap: 26px; } .dots { display: grid; grid-template-columns: repeat(5, 1fr); gap: 10px; } .dots i { height: 64px; border-radius: 13px; display: grid; place-items: center; } i.p { background: var(--card); } i.q { background: var(--amber); --icf: #FFD796; color: #3A2400; }
.keys { display: flex; flex-direction: column; gap: 12px; } .keys b { display: flex; align-items: center; gap: 12px; font-size: 25px; } .keys i { width: 26px; height: 26px; border-radius: 8px; } .keys i.p { background: var(--card); }
.crowd > div { display: grid; grid-template-columns: repeat(5, 1fr); gap: 14px 8px; margin-bottom: 22px; justify-items: center; } .crowd div i { color: var(--dim); --icf: var(--card); } .crowd div i.lit { color: var(--ink); --icf: var(--bar); } .crowd p { display: flex; gap: 12px; align-items: center; font-size: 25px; margin-top: 8px; } .crowd p i { width: 22px; height: 22px; border-radius: 50%; background: var(--line); flex: none; } .crowd p i.lit { background: var(--bar); }
`;
