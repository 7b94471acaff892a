/**
 * Loads one screen: a chain with a time limit. The release that the composition names comes first. If it fails, the
 * next best one is loaded in the same page view; if it is slow, the next best one starts in parallel, and the first to
 * be ready is shown.
 */
import type { LoadErrorKind } from '@reelrupee/contract/loadError';
import type { Candidate, Resolution, ReleaseRole } from '@reelrupee/federation/resolve/resolveRelease';
import type { Release } from '@reelrupee/federation/composition/composition';
import type { ComponentType } from 'react';
import { loadErrorKind } from './loadError';

/** From the moment that the screen is requested: a screen not rendered by then has failed, though it may still come. */
export const LIMIT_MS = 4000;
/** After this time the next best release starts in parallel. */
export const HEDGE_MS = 2500;

export type ScreenState =
  | { kind: 'loading' }
  | { kind: 'ready'; release: Release; role: ReleaseRole; Screen: ComponentType }
  | { kind: 'failed'; failure: LoadErrorKind };

/** Dependencies of a chain on the page. */
export interface ScreenLoadDeps {
  /** The next release to try, given those that are being tried. */
  resolve: (busy: Record<string, LoadErrorKind>) => Resolution;
  load: (release: Release) => Promise<ComponentType>;
  /** Rejects a release for the rest of the page view. */
  failed: (candidate: Candidate, kind: LoadErrorKind, error: unknown) => void;
  /** Reports a release that was not ready in time. */
  late: (candidate: Candidate) => void;
}

export class ScreenLoad {
  state: ScreenState;
  readonly #deps: ScreenLoadDeps;
  readonly #listeners = new Set<() => void>();
  /** Loads in progress, the most preferred first. */
  #running: Candidate[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #settled: Promise<void> | undefined;
  #isAbandoned = false;

  /** Starts loading, unless the screen is loaded from the start. */
  constructor(deps: ScreenLoadDeps, state: ScreenState = { kind: 'loading' }) {
    this.#deps = deps;
    this.state = state;
    if (state.kind === 'loading') this.#tryNext();
  }

  /** Resolves when the screen is ready or has failed for the first time. */
  settled(): Promise<void> {
    this.#settled ??= new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.kind === 'loading') return;
        stop();
        resolve();
      });
    });
    return this.#settled;
  }

  /** Calls back on every change of state. Returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the time limit: the screen is requested. */
  startClock(): void {
    this.stopClock();
    this.#timers = [setTimeout(() => this.#hedge(), HEDGE_MS), setTimeout(() => this.#limit(), LIMIT_MS)];
  }

  /** Stops the time limit: the screen is rendered, or no longer requested. */
  stopClock(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** The shown release threw: the next best one takes over. */
  threw(error: unknown): void {
    if (this.state.kind !== 'ready') return;
    this.#deps.failed(this.state, loadErrorKind(error, 'render'), error);
    this.#set({ kind: 'loading' });
    this.startClock();
    this.#tryNext();
  }

  /** Ignores what its loads come to: Retry has put another one in its place. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#running = [];
  }

  #tryNext(): void {
    const busy = this.#running.map(({ release }) => [release.id, 'timeout'] as const);
    const resolution = this.#deps.resolve(Object.fromEntries(busy));
    if (resolution.kind === 'release') void this.#load(resolution);
    else if (this.#running.length === 0) this.#fail(resolution.rejected[0]?.failure ?? 'unreachable');
  }

  async #load(candidate: Candidate): Promise<void> {
    this.#running.push(candidate);
    try {
      this.#succeed(candidate, await this.#deps.load(candidate.release));
    } catch (error) {
      if (this.#isAbandoned) return;
      this.#running = this.#running.filter((other) => other !== candidate);
      this.#deps.failed(candidate, loadErrorKind(error, 'evaluation'), error);
      // Also after the limit: a screen that comes late is shown, whichever release it is of.
      if (this.state.kind !== 'ready') this.#tryNext();
    }
  }

  #succeed(candidate: Candidate, Screen: ComponentType): void {
    const place = this.#running.indexOf(candidate);
    // Another one was ready first.
    if (place < 0) return;
    for (const better of this.#running.slice(0, place)) {
      this.#deps.failed(better, 'timeout', `Slower than ${candidate.release.id}.`);
    }
    this.#running = [];
    const { release, role } = candidate;
    this.#set({ kind: 'ready', release, role, Screen });
  }

  #hedge(): void {
    if (this.state.kind === 'loading') this.#tryNext();
  }

  #limit(): void {
    const unrendered = this.state.kind === 'ready' ? this.state : undefined;
    const late = unrendered ?? this.#running[0];
    if (late) this.#deps.late(late);
    this.#fail('timeout');
    if (!unrendered) this.#tryNext();
  }

  #fail(failure: LoadErrorKind): void {
    this.stopClock();
    this.#set({ kind: 'failed', failure });
  }

  #set(state: ScreenState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}
