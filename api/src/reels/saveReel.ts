import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { takeAdvisoryLock } from '../database/advisoryLock';
import type { ReelRow } from '../database/schema/lessons';
import type { Schema } from '../database/schema/schema';
import { newId } from '../ids';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { istDay } from '../time/istDay';
import { countShortDays } from './countShortDays';
import { replaceMissingReels } from './replaceMissingReels';

type Columns = Pick<
  Schema['reels'],
  'title' | 'video_path' | 'poster_path' | 'captions_path' | 'duration_ms'
>;

export interface ReelChange {
  /** The reel to change; undefined creates one. */
  id: string | undefined;
  columns: Columns;
  /** Title in Hindi; undefined keeps it while the English title stays. */
  titleHi: string | undefined;
  /** File with the captions in Hindi; undefined keeps it while the English captions stay. */
  captionsHi: string | undefined;
  /** Place in the feed; undefined keeps it, or appends a new reel. */
  position: number | undefined;
  /** Shown in feeds; undefined keeps it, or shows a new reel. */
  active: boolean | undefined;
}

/** Creates or changes a reel and returns its row. A hidden reel leaves the days that are planned at once. */
export async function saveReel(
  { id, columns, titleHi, captionsHi, position, active }: ReelChange,
  { database, clock }: Services,
): Promise<Result<ReelRow, 'noSuchReel'>> {
  if (id === undefined) {
    return ok(
      await database.transaction((queries) =>
        createReel(
          queries,
          {
            ...columns,
            active: active ?? true,
            title_hi: titleHi ?? '',
            captions_hi_path: captionsHi ?? '',
          },
          position,
        ),
      ),
    );
  }
  const saved = await database.transaction(async (queries) => {
    const changed = await queries
      .updateTable('reels')
      .set({
        ...columns,
        // Another video leaves the reel without one in AV1.
        video_av1_path: sql`case when video_path = ${columns.video_path} then video_av1_path else '' end`,
        title_hi: titleHi ?? sql`case when title = ${columns.title} then title_hi else '' end`,
        captions_hi_path:
          captionsHi ??
          sql`case when captions_path = ${columns.captions_path} then captions_hi_path else '' end`,
        ...(position === undefined ? {} : { position }),
        ...(active === undefined ? {} : { active }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!changed) return err('noSuchReel', { id });
    if (!changed.active) await replaceMissingReels(queries, istDay(clock.now()));
    return ok(changed);
  });
  if (saved.ok && !saved.value.active) await countShortDays(database, clock.now());
  return saved;
}

/** A reel with identical columns is returned instead of created twice: the call was sent again. */
async function createReel(
  queries: Queries,
  columns: Columns & Pick<Schema['reels'], 'active' | 'title_hi' | 'captions_hi_path'>,
  position: number | undefined,
) {
  await takeAdvisoryLock(queries, 'adding a reel');
  const same = await queries
    .selectFrom('reels')
    .selectAll()
    .where('slug', 'is', null)
    .where((where) => where.and({ ...columns }))
    .executeTakeFirst();
  if (same) return same;
  return queries
    .insertInto('reels')
    .values({
      id: newId(),
      slug: null,
      in_pack: true,
      video_av1_path: '',
      position: position ?? (await nextPosition(queries)),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function nextPosition(queries: Queries): Promise<number> {
  const { last } = await queries
    .selectFrom('reels')
    .select((column) => column.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
