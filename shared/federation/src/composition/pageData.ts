/** Public replies of the provider that a page holds, so that its first screen shows them with the first paint. */
import type { ActionName } from '@reelrupee/contract/actions';
import type { Composition, RouteQuery } from './composition';

/** Id of the page's JSON block with the replies. */
export const PAGE_DATA_ELEMENT = 'reelrupee-data';

/** A call that needs no user, and the provider's reply to it. */
export interface PageReply {
  action: string;
  payload: Record<string, string | number>;
  /** The body of the reply, whose code is 200. */
  reply: Record<string, unknown>;
}

/**
 * The actions whose replies a page may hold: public, the same for all visitors, and without an effect. The registry
 * calls them again and again, whichever team's remote names them.
 */
export const PAGE_ACTIONS: readonly ActionName[] = ['getPlan', 'getSampleReels'];

export function isPageAction(action: string): boolean {
  return PAGE_ACTIONS.some((known) => known === action);
}

export type PageData = readonly PageReply[];

/** The calls, each once, whose replies the pages of a composition show. Calls of a user are never among them. */
export function pageCalls({ remotes }: Composition): Omit<PageReply, 'reply'>[] {
  const routes = Object.values(remotes).flatMap(({ current }) => current.routes);
  const calls = routes.flatMap(({ calls = [] }) => calls).filter(isInPage);
  return [...new Map(calls.map((call) => [keyOf(callOf(call)), callOf(call)])).values()];
}

/** The replies that the page of a route shows. */
export function dataOfPage(data: PageData, calls: readonly RouteQuery[] = []): PageReply[] {
  const keys = new Set(calls.filter(isInPage).map((call) => keyOf(callOf(call))));
  return data.filter((known) => keys.has(keyOf(known)));
}

/** Identifies a call by its action and payload. */
export function keyOf({ action, payload }: Omit<PageReply, 'reply'>): string {
  return `${action} ${JSON.stringify(payload)}`;
}

function callOf({ action, with: payload = {} }: RouteQuery): Omit<PageReply, 'reply'> {
  return { action, payload };
}

/** The registry makes this call for the page; never one of a user. */
export function isInPage({ inPage, of }: RouteQuery): boolean {
  return inPage === true && of === undefined;
}
