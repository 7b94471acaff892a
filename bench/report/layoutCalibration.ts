import { launchBrowser } from '../measure/browser';

/**
 * Ms that the browser takes for a fixed piece of style and layout, the median of a few tries. It varies with the
 * graphics set-up of a machine as well as with its processor, so that the work in `calibration.ts` does not tell it.
 */
export async function layoutMs(): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    return await page.evaluate(layOut);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function layOut(): number {
  const CARDS = 400;
  const TRIES = 9;
  document.body.innerHTML = `<style>
    main { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
    main.wide { grid-template-columns: 1fr }
    article { display: flex; flex-wrap: wrap; padding: 8px } .wide article > b { font-weight: 400 }
  </style><main>${'<article><b>Plan</b><span>₹1,234.50 each day for sixty days</span><i></i></article>'.repeat(CARDS)}</main>`;
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main element.');
  const times = Array.from({ length: TRIES }, () => {
    const started = performance.now();
    main.classList.toggle('wide');
    main.getBoundingClientRect();
    return performance.now() - started;
  });
  return Math.round(times.sort((one, other) => one - other)[Math.floor(TRIES / 2)] ?? NaN);
}
