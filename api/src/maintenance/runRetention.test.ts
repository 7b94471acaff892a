import { expect, it } from 'vitest';
import { newId } from '../ids';
import { describeOnEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import { istDay } from '../time/istDay';
import { askForPlan, planOf } from '../testing/watching';
import { runRetention } from './runRetention';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEngines('retention', (engine) => {
  /** Each run is a day later than the one before, so that its jobs are due. */
  let day = 0;
  const run = (options = {}) => {
    day += 1;
    return runRetention(engine.api.database, nowPlus(day), options);
  };
  const nowPlus = (days: number) => new Date(engine.api.clock.now().getTime() + days * DAY_MS);
  const report = (hour: Date) => ({
    remote: newId(),
    release: '1',
    kind: 'render',
    hour,
    count: 1,
    last_seen: hour,
    last_message: '',
  });
  const insertReport = (hour: Date) =>
    engine.api.database.queries.insertInto('client_reports').values(report(hour)).execute();

  it('removes what has expired and nothing else', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const { userId } = await newPerson(api);
    await run();
    const session = (token: string, days: number) => ({
      token_hash: Buffer.from(token),
      user_id: userId,
      created_at: nowPlus(-days),
      last_seen_at: nowPlus(-days),
      ended_at: null,
    });
    const backoff = (name: string, days: number) => ({
      account_hash: Buffer.from(name),
      failures: 1,
      last_failed_at: nowPlus(-days),
      blocked_until: nowPlus(-days),
    });
    await insertReport(nowPlus(-100));
    await insertReport(nowPlus(-10));
    const taps = { remote: 'mf-home', canary: 'b', release: 'a', bucket: 7, count: 1 };
    await queries
      .insertInto('tap_durations')
      .values([
        { ...taps, day: nowPlus(-100) },
        { ...taps, day: nowPlus(-10) },
      ])
      .execute();
    const reporter = (kind: string, days: number) => ({
      remote: 'mf-home',
      release: 'a',
      kind,
      network: Buffer.from('one'),
      visitor: Buffer.from(newId()),
      day: nowPlus(-days),
    });
    await queries
      .insertInto('report_visitors')
      .values(
        ['opened', 'canary', 'taps'].flatMap((kind) => [100, 10, -1].map((days) => reporter(kind, days))),
      )
      .execute();
    const canary = { remote: 'mf-home', canary: 'b', release: 'a', kind: 'opened' };
    const visitor = (days: number) => ({ ...canary, visitor: Buffer.from(newId()), day: nowPlus(-days) });
    await queries
      .insertInto('canary_reports')
      .values([
        { ...canary, count: 1, hour: nowPlus(-100) },
        { ...canary, count: 1, hour: nowPlus(-10) },
      ])
      .execute();
    const views = { remote: 'mf-home', release: 'a', views: 9, failed: 1 };
    await queries
      .insertInto('release_views')
      .values([
        { ...views, hour: nowPlus(-8) },
        { ...views, hour: nowPlus(-1) },
      ])
      .execute();
    await queries
      .insertInto('canary_visitors')
      .values([visitor(100), visitor(10)])
      .execute();
    await queries
      .insertInto('sessions')
      .values([session(newId(), 80), session(newId(), 50)])
      .execute();
    await queries
      .insertInto('sign_in_backoffs')
      .values([backoff(newId(), 20), backoff(newId(), 1)])
      .execute();
    const code = (days: number) => ({
      code_hash: Buffer.from(newId()),
      user_id: userId,
      purpose: 'reset' as const,
      email: '',
      created_at: nowPlus(-days),
      expires_at: nowPlus(-days),
      used_at: null,
    });
    await queries
      .insertInto('account_codes')
      .values([code(20), code(1)])
      .execute();
    const device = (days: number) => ({
      user_id: userId,
      device_hash: Buffer.from(newId()),
      first_seen_at: nowPlus(-days),
      last_seen_at: nowPlus(-days),
    });
    await queries
      .insertInto('known_devices')
      .values([device(400), device(300)])
      .execute();
    await queries
      .insertInto('sign_up_counts')
      .values([
        { hour: nowPlus(-9), network: '10.0.0.0/24', count: 1 },
        { hour: nowPlus(2), network: '10.0.0.0/24', count: 1 },
      ])
      .execute();
    await queries
      .insertInto('sign_ups')
      .values({ user_id: userId, network: '10.0.0.0/24', created_at: nowPlus(-200) })
      .execute();
    const sentReminder = (days: number) => ({
      user_id: userId,
      day: istDay(nowPlus(-days)),
      claimed_at: nowPlus(-days),
    });
    await queries
      .insertInto('sent_reminders')
      .values([sentReminder(10), sentReminder(1)])
      .execute();
    expect(await run()).toEqual({
      clientReports: 1,
      reportVisitors: 4,
      releaseViews: 1,
      canaryReports: 1,
      canaryVisitors: 1,
      tapDurations: 1,
      sessions: 1,
      signInBackoffs: 1,
      accountCodes: 1,
      knownDevices: 1,
      signUps: 1,
      signUpCounts: 1,
      sentReminders: 1,
      unusedImages: 0,
    });
    expect(await queries.selectFrom('account_codes').select('user_id').execute()).toHaveLength(1);
    expect(await queries.selectFrom('known_devices').select('user_id').execute()).toHaveLength(1);
    expect(await queries.selectFrom('client_reports').select('remote').execute()).toHaveLength(1);
    // Those of canaries have counted for 90 days, the others for a day.
    expect(
      (await queries.selectFrom('report_visitors').select('kind').orderBy('kind').execute()).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['canary', 'canary', 'opened', 'taps', 'taps']);
    expect(await queries.selectFrom('release_views').select('remote').execute()).toHaveLength(1);
    expect(await queries.selectFrom('canary_reports').select('remote').execute()).toHaveLength(1);
    expect(await queries.selectFrom('tap_durations').select('remote').execute()).toHaveLength(1);
  });

  it('keeps the images of requests and of the last day', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const person = await newPerson(api);
    const plan = await planOf(api, 250);
    await askForPlan(api, person, plan, newId());
    const image = async (created_at: Date) =>
      queries
        .insertInto('images')
        .values({ id: newId(), user_id: person.userId, webp: Buffer.from('x'), created_at })
        .execute();
    const kept = await queries.selectFrom('images').select('id').execute();
    const today = nowPlus(day + 1);
    await image(new Date(today.getTime() - 2 * DAY_MS));
    await image(new Date(today.getTime() - 1000));
    expect((await run())['unusedImages']).toBe(1);
    expect(await queries.selectFrom('images').select('id').execute()).toHaveLength(kept.length + 1);
  });

  it('works in batches until nothing is left, however much has expired on a day', async () => {
    const reports = Array.from({ length: 900 }, (_, count) => report(nowPlus(-200 - count)));
    await engine.api.database.queries.insertInto('client_reports').values(reports).execute();
    expect(await run({ batch: 2 })).toMatchObject({ clientReports: 900 });
  });

  it('runs once a day, however many processes try', async () => {
    await insertReport(nowPlus(-200));
    day += 1;
    const now = nowPlus(day);
    const runs = await Promise.all(Array.from({ length: 4 }, () => runRetention(engine.api.database, now)));
    expect(runs.filter((removed) => 'clientReports' in removed)).toHaveLength(1);
    expect(await runRetention(engine.api.database, new Date(now.getTime() + 60_000))).toEqual({});
  });

  it('ends after the batch in progress when the server stops', async () => {
    const stopping = new AbortController();
    const { queries } = engine.api.database;
    let deletions = 0;
    const stoppedByFirst = queries.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind !== 'RawNode') return node;
        deletions += 1;
        stopping.abort();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    for (let count = 0; count < 3; count += 1) await insertReport(nowPlus(-200 - count));
    day += 1;
    const removed = await runRetention({ queries: stoppedByFirst }, nowPlus(day), {
      batch: 2,
      signal: stopping.signal,
    });
    expect([removed, deletions]).toEqual([{ clientReports: 2 }, 1]);
    expect(await run()).toMatchObject({ clientReports: 1 });
  });

  it('runs again when the clock was ahead', async () => {
    await runRetention(engine.api.database, nowPlus(day + 400));
    await insertReport(nowPlus(-200));
    expect(await run()).toMatchObject({ clientReports: 1 });
  });
});
