/** A small platform, its components and contract as declarations, and a remote that uses all of it. Test data. */
import type { Declarations } from '../declarations';

export const OFFER: Declarations = {
  modules: {
    '@reelrupee/platform': 'platform/src/index.d.ts',
    '@reelrupee/ui/core': 'ui/src/core.d.ts',
    '@reelrupee/contract/actions': 'contract/src/actions.d.ts',
    '@reelrupee/contract/money': 'contract/src/money.d.ts',
  },
  files: {
    'platform/src/index.d.ts': `
import type { ActionName, ActionPayload, ActionReply } from '@reelrupee/contract/actions';
export type Tone = 'good' | 'bad';
export type ActionError = { kind: 'offline' } | { kind: 'refused'; message: string };
export interface User { id: string; name: string; balance: number; upiId?: string }
export interface CallOptions { signal?: AbortSignal }
export type ActionResult<Name extends ActionName> =
    { ok: true; reply: ActionReply<Name> } | { ok: false; error: ActionError };
export declare function callAction<Name extends ActionName>(name: Name, payload: ActionPayload<Name>, options?: CallOptions): Promise<ActionResult<Name>>;
export declare function formatRupees(rupees: number | string): string;
export declare function formatDate(date: string): string;
export declare function formatDate(date: string, part: 'time'): string;
export declare function showToast(text: string, tone?: Tone): void;
export declare function askConfirm(question: { title: string; body: string }): Promise<boolean>;
export declare function useUser(): User | undefined;
export declare const useSession: { <T>(selector: (state: { user: User | undefined; isLoggedIn: boolean }) => T): T };
export declare const routes: { readonly wallet: '/wallet'; readonly plan: (id: string) => string };
export declare const TOAST_MS: number;
export declare class Timer { constructor(ms: number); start(): void; readonly left: number }
export declare function onUserChange(listener: (user: User | undefined) => void): () => void;
export declare function pages<T>(items: readonly T[], size: number): T[][];
export {};
`,
    'ui/src/core.d.ts': `
import type { ReactNode } from 'react';
export declare function Button(props: { children: ReactNode; onClick: () => void; kind?: 'plain' | 'primary' }): ReactNode;
export declare function Amount(props: { paise: number; signed?: boolean }): ReactNode;
export declare function List<T>(props: { items: T[]; render: (item: T, index: number) => ReactNode }): ReactNode;
export {};
`,
    'contract/src/actions.d.ts': `
export interface Actions {
    wallet: { payload: { page: number }; reply: { total: number; rows: { id: string; status: 'paid' | 'held' }[] } };
    withdraw: { payload: { rupees: number; to: 'upi' | 'bank' }; reply: { id: string } };
}
export type ActionName = keyof Actions;
export type ActionPayload<Name extends ActionName> = Actions[Name]['payload'];
export type ActionReply<Name extends ActionName> = Actions[Name]['reply'];
`,
    'contract/src/money.d.ts': `export declare function feeOf(rupees: number): number;`,
  },
};

export const SCREEN = 'src/WalletScreen.tsx';

export const SOURCES: Record<string, string> = {
  [SCREEN]: `import { askConfirm, callAction, formatDate, formatRupees, onUserChange, pages, routes, showToast } from '@reelrupee/platform';
import { Timer, TOAST_MS, useSession, useUser } from '@reelrupee/platform';
import type { ActionError, Tone } from '@reelrupee/platform';
import { Amount, Button, List } from '@reelrupee/ui/core';
import type { ActionReply } from '@reelrupee/contract/actions';
import { feeOf } from '@reelrupee/contract/money';

const tone: Tone = 'bad';
const total: string = formatRupees(12.5);
const typed = formatRupees('12.50');
const time = formatDate('2026-11-23', 'time');
const later = TOAST_MS * 2;
const path = routes.wallet;
const plan = routes.plan('p1');
const timer = new Timer(later);
const chunks = pages([1, 2, 3], 2);
const left = timer.left;
const stop = onUserChange((user) => showToast(user?.name ?? '', tone));

function words(error: ActionError): string {
  switch (error.kind) {
    case 'offline': return 'Offline';
    case 'refused': return error.message;
  }
}

async function load(): Promise<number> {
  const result = await callAction('wallet', { page: 1 });
  if (!result.ok) return words(result.error).length;
  const reply: ActionReply<'wallet'> = result.reply;
  return reply.total + result.reply.rows.filter(({ status }) => status === 'paid').length;
}

async function withdraw(rupees: number): Promise<string> {
  const isSure = await askConfirm({ title: 'Sure?', body: String(feeOf(rupees)) });
  const result = await callAction('withdraw', { rupees, to: 'upi' });
  return result.ok && isSure ? result.reply.id.slice(1) : '';
}

export function WalletScreen() {
  const isLoggedIn: boolean = useSession((state) => state.isLoggedIn);
  const user = useUser();
  const upi = user?.upiId?.toUpperCase();
  const id = user ? user.id.slice(0, 4) : '';
  return (
    <>
      <Amount paise={user ? user.balance * 100 : 0} />
      <Button kind="primary" onClick={() => void withdraw(5)}>{upi}</Button>
      <List items={chunks} render={(chunk, index) => <p key={index}>{chunk.length}</p>} />
      {[total, typed, time, path, plan, left, id, String(isLoggedIn)].join()}
      <Button onClick={() => { stop(); void load(); }}>Load</Button>
    </>
  );
}
`,
};

/** The offer with one text of a file replaced by another. */
export function offerWith(file: string, from: string, to: string): Declarations {
  const text = OFFER.files[file];
  if (!text?.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...OFFER, files: { ...OFFER.files, [file]: text.replace(from, to) } };
}

/** The line of the screen that begins with a text, counted from 1. */
export function lineOf(start: string): number {
  const line =
    (SOURCES[SCREEN] ?? '').split('\n').findIndex((text) => text.trimStart().startsWith(start)) + 1;
  if (line === 0) throw new Error(`No line begins with ${start}`);
  return line;
}
