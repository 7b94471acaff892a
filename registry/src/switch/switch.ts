/** The switch: the one place where the live composition changes. */
import { createHash } from 'node:crypto';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { appliedConfig } from '../store/appliedConfig';
import { currentUser } from '../store/auditLog';
import type { AuditEntry } from '../store/auditEntry';
import type { RenderedSite } from '../prerender/renderSite';
import { checkComposition } from '../contract-check/checkComposition';
import type { SiteConfig } from '../store/siteConfig';
import type { Store } from '../store/store';
import { RepeatedRequestError, UserError } from '../userError';
import { pruning } from './pruning';
import { siteOf } from './siteOf';

/** A composition; an id in it, such as of the one that it is made from, is not its own. */
export type Content = Omit<Composition, 'id'> & { id?: string };

export interface Step {
  next: Content;
  /** One entry for each thing that changes. */
  audit: Omit<AuditEntry, 'at' | 'by' | 'composition'>[];
  /** The composition was live before, and so passed the contract check. */
  isChecked?: boolean;
  /** Settings for the pages of this switch and of those after it; absent to keep the applied ones. */
  config?: SiteConfig;
  /** Renders the pages, screens that failed before included, even where an earlier switch has them. */
  rerender?: boolean;
  /** Advice for when the contract check refuses it. */
  remedy?: string | undefined;
}

/** Decides what comes next. Called again when another switch came first. */
export type Decide = (live: Composition | undefined, audit: AuditEntry[]) => Step | Promise<Step>;

export interface SwitchOptions {
  /** The name for the audit log, if it is not the user of this process. */
  by?: string;
  /** Id of the request that asks for it. A request that has been carried out throws a UserError. */
  request?: string;
  /** Time in ms since the epoch. */
  now?: () => number;
}

export interface Switched {
  composition: Composition;
  entries: Step['audit'];
  /** The pages that come without their first screen, and why. */
  notPrerendered: RenderedSite['notPrerendered'];
}

/**
 * Decides the next composition from the live one, checks it, renders its pages and commits all of it at once. Of
 * several switches at a time each is decided on what the one before it made live. Throws a UserError when the
 * contract check refuses it.
 */
export async function switchLive(
  store: Store,
  decide: Decide,
  options: SwitchOptions = {},
): Promise<Switched> {
  for (;;) {
    const switched = await trySwitch(store, decide, options);
    if (switched) return switched;
  }
}

/** Undefined when another switch came first. */
async function trySwitch(
  store: Store,
  decide: Decide,
  { by = currentUser(), now = Date.now, request }: SwitchOptions,
): Promise<Switched | undefined> {
  const [head, history] = [await store.head(), await store.history()];
  const audit = history.flatMap(({ entries }) => entries);
  if (request) refuseRepeated(audit, request);
  const step = await decide(head?.composition, audit);
  const { audit: entries } = step;
  const composition = sealComposition(step.next);
  const unchanged = entries.length === 0 && composition.id === head?.composition.id;
  if (unchanged) return { composition, entries, notPrerendered: [] };
  if (!step.isChecked) await checkComposition(store, head?.composition, composition, step.remedy);
  const at = now();
  const applied = appliedConfig(history);
  // The sites of older versions kept no settings: their next switch applies those that are there.
  const config = step.config ?? applied ?? (await store.config());
  const { notPrerendered, shown, ...site } = await siteOf(store, composition, {
    config,
    history,
    now: at,
    rerender: step.rerender ?? false,
  });
  const pruned = await pruning(store, composition, site.site, history, at);
  const noted = { at: new Date(at).toISOString(), composition: composition.id };
  const isCommitted = await store.commit({
    ...site,
    ...(config !== applied && { config }),
    after: head?.number ?? 0,
    at: noted.at,
    composition,
    pruned,
    entries: [
      ...withPages(entries, shown, notPrerendered).map((entry) => {
        return { ...entry, ...(request && { request }), ...noted, by };
      }),
      ...pruned.releases.map(({ name, id: release }) => {
        return { action: 'prune' as const, name, release, ...noted, by: 'auto' };
      }),
    ],
  });
  return isCommitted ? { composition, entries, notPrerendered } : undefined;
}

function refuseRepeated(audit: AuditEntry[], request: string): void {
  const earlier = audit.find((entry) => entry.request === request);
  if (!earlier) return;
  throw new RepeatedRequestError(
    `This request was carried out at ${earlier.at}; nothing was changed now.`,
    'See what is live: npm run releases',
  );
}

/** Notes in the first entry which data the pages show, and which of them come without their first screen. */
function withPages(
  [first, ...others]: Step['audit'],
  data: string,
  notPrerendered: RenderedSite['notPrerendered'],
): Step['audit'] {
  if (!first) return [];
  return [{ ...first, data, ...(notPrerendered.length > 0 && { notPrerendered }) }, ...others];
}

/** Gives a composition its id: the hash of its content. */
export function sealComposition({ id: _, ...content }: Content): Composition {
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, ...content };
}

/** The live composition, for steps that need one. Throws a UserError before the first switch. */
export function requireLive(live: Composition | undefined): Composition {
  if (live) return live;
  throw new UserError(
    'Nothing is live here yet.',
    'The operator of the registry releases everything once: npm run release -- --all',
  );
}

/** The live composition of a store, or undefined before the first switch. */
export async function readLive(store: Store): Promise<Composition | undefined> {
  return (await store.head())?.composition;
}
