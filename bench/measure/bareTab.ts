/**
 * A tab that Playwright does not track. For a tracked page the renderer keeps every network body for the driver to
 * read, 0.65 MB a reel, which would distort the memory figures.
 */
import type { Browser, CDPSession } from 'playwright-core';

type Reply = Record<string, unknown>;
type Send = (method: string, params: object) => Promise<Reply>;

export interface BareTab {
  /** Opens an address in it. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and returns its value, passed as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Calls a method of the browser's protocol. */
  send: Send;
}

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Opens an empty phone-sized tab in its own profile. The given scripts run before those of each page. */
export async function openBareTab(browser: Browser, scripts: readonly string[]): Promise<BareTab> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const send = sender(session, sessionId);
  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Page.enable', {});
  for (const source of scripts) await send('Page.addScriptToEvaluateOnNewDocument', { source });
  return {
    send,
    open: async (url) => void (await send('Page.navigate', { url })),
    evaluate: async (expression) => {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
      return (result as { value?: unknown }).value;
    },
  };
}

interface Answer {
  id?: number;
  result?: Reply;
  error?: { message: string };
}

/** Sends commands to a nested session that Playwright does not know about. */
function sender(session: CDPSession, sessionId: string): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id === undefined || event.sessionId !== sessionId) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return async (method, params) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
}
