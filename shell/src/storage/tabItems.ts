/**
 * Items of one tab in the browser's storage, by which the next page learns what the tab did when it died. Each tab has its
 * own, so that two tabs do not overwrite each other's.
 */
import { readItem, storeItem } from './storeItem';

const TAB = 'tab';

interface Stored<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Stores an item of this tab, with the time. */
export function storeTabItem(name: string, value: unknown): void {
  storeItem(ownKey(name), JSON.stringify({ value, at: Date.now() }));
}

/** The item of this tab; undefined without one. */
export function tabItem<Value>(name: string): Value | undefined {
  return readItem<Stored<Value>>(ownKey(name))?.value;
}

/** Removes the item of this tab. */
export function removeTabItem(name: string): void {
  localStorage.removeItem(ownKey(name));
}

/**
 * Takes the items of dead tabs, each once: of this tab, which has just started, and of others that stored theirs at least
 * `deadAfterMs` ago. Called before this page stores an item of its own.
 */
export function takeItemsOfDeadTabs<Value>(name: string, deadAfterMs: number): Value[] {
  const takeFrom = (key: string): Value[] => {
    const stored = readItem<Stored<Value>>(key);
    // A time far ahead is of a clock that has been set back.
    if (stored && key !== ownKey(name) && Math.abs(Date.now() - stored.at) < deadAfterMs) return [];
    localStorage.removeItem(key);
    // Code of a remote, or an earlier release of the shell, may have stored something else.
    return stored?.value ? [stored.value] : [];
  };
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`${name} `))
    .flatMap(takeFrom);
}

function ownKey(name: string): string {
  return `${name} ${tabId()}`;
}

/** The id of this tab. It survives a reload of the tab, also one after a crash. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known) return known;
  const id = Math.random().toString(36).slice(2);
  storeItem(TAB, id, sessionStorage);
  return id;
}
