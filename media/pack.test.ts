import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCues } from './check/cues';
import { readMovie } from './check/mp4';
import { hindiOf } from './hindi/captions';
import type { TranslatedEntry } from './hindi/write';
import { parseLesson } from './src/lesson';

const here = import.meta.dirname;
const pack = (name: string): string => join(here, 'pack', name);
const index = JSON.parse(readFileSync(pack('index.json'), 'utf8')) as readonly TranslatedEntry[];
const lessons = readdirSync(join(here, 'lessons'))
  .sort()
  .map((name) => {
    const json = readFileSync(join(here, 'lessons', name), 'utf8');
    return { ...parseLesson(json, name), hindi: hindiOf(json, name) };
  });
const filesOf = (e: TranslatedEntry): readonly string[] => [
  e.video,
  e.videoAv1,
  e.captions,
  e.captionsHi,
  e.poster,
];
const MEGABYTE = 1_000_000;

describe('the reel pack', () => {
  test('lists every lesson once, in teaching order', () => {
    expect(index.map((e) => [e.slug, e.title, e.titleHi])).toEqual(
      lessons.map((l) => [l.slug, l.title, l.hindi.title]),
    );
    expect(index.length).toBeGreaterThanOrEqual(36);
  });

  test('holds nothing but the files it lists, in at most 45 MB', () => {
    const listed = index.flatMap(filesOf);
    const there = readdirSync(join(here, 'pack'));
    expect([...there].sort()).toEqual([...listed, 'index.json'].sort());
    const bytes = there.reduce((sum, name) => sum + statSync(pack(name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(45 * MEGABYTE);
  });

  test('names each file by its content, so that it can be cached indefinitely', () => {
    for (const name of index.flatMap(filesOf)) {
      const hash = createHash('sha256')
        .update(readFileSync(pack(name)))
        .digest('hex')
        .slice(0, 8);
      expect(name.split('.')[1], name).toBe(hash);
    }
  });

  test('takes half of the bytes in AV1, at the median', () => {
    const shares = index.map((e) => e.bytesAv1 / e.bytes).sort((a, b) => a - b);
    expect(shares[Math.floor(shares.length / 2)]).toBeLessThanOrEqual(0.5);
  });
});

describe.each(index)('$slug', (entry) => {
  const file = readFileSync(pack(entry.video));
  const movie = readMovie(file);
  const [video, sound] = movie.tracks;

  test('starts before it is fully loaded', () => {
    expect(movie.order.indexOf('moov')).toBeGreaterThan(-1);
    expect(movie.order.indexOf('moov')).toBeLessThan(movie.order.indexOf('mdat'));
  });

  test('is H.264 main or high with AAC, portrait 480 x 854', () => {
    expect(movie.tracks.map((t) => t.codec)).toEqual(['avc1', 'mp4a']);
    expect(sound?.codec).toBe('mp4a');
    expect([77, 100]).toContain(video?.profile);
    expect([video?.width, video?.height]).toEqual([480, 854]);
  });

  test('is the same reel in AV1 with Opus, streamable and of the same length', () => {
    const av1 = readFileSync(pack(entry.videoAv1));
    const { order, tracks, durationMs } = readMovie(av1);
    expect(tracks.map((t) => t.codec)).toEqual(['av01', 'Opus']);
    expect([tracks[0]?.width, tracks[0]?.height]).toEqual([480, 854]);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    expect(Math.abs(durationMs - entry.durationMs)).toBeLessThanOrEqual(60);
    expect(av1.length).toBe(entry.bytesAv1);
  });

  test('lasts 12 to 25 seconds, as the index says', () => {
    expect(movie.durationMs).toBeGreaterThanOrEqual(12_000);
    expect(movie.durationMs).toBeLessThanOrEqual(25_000);
    expect(Math.abs(movie.durationMs - entry.durationMs)).toBeLessThanOrEqual(2);
  });

  test('needs at most 500 kbit/s', () => {
    expect(file.length).toBe(entry.bytes);
    expect((file.length * 8) / movie.durationMs).toBeLessThanOrEqual(500);
  });

  test('has a key frame at least every 2 seconds', () => {
    const times = [...(video?.keyTimes ?? []), video?.pictureEnd ?? Infinity];
    expect(times[0]).toBe(0);
    times.slice(1).forEach((t, i) => expect(t - (times[i] ?? 0)).toBeLessThanOrEqual(2.001));
  });

  test('has captions from its first to its last moment, short enough to read', () => {
    const cues = readCues(readFileSync(pack(entry.captions), 'utf8'));
    expect(cues[0]?.from).toBe(0);
    expect(Math.abs((cues.at(-1)?.to ?? 0) - entry.durationMs)).toBeLessThanOrEqual(150);
    cues.forEach((cue, i) => {
      expect(cue.to).toBeGreaterThan(cue.from);
      expect(cue.from).toBe(i === 0 ? 0 : cues[i - 1]?.to);
      expect(cue.text.length).toBeLessThanOrEqual(80);
    });
  });

  test('says in its captions what its lesson says', () => {
    const lesson = lessons.find((l) => l.slug === entry.slug);
    const said = readCues(readFileSync(pack(entry.captions), 'utf8'))
      .map((c) => c.text)
      .join(' ');
    expect(said).toBe([lesson?.hook, ...(lesson?.beats.map((b) => b.say) ?? [])].join(' '));
  });

  test('has captions in Hindi at the same times, short enough for two lines', () => {
    const english = readCues(readFileSync(pack(entry.captions), 'utf8'));
    const hindi = readCues(readFileSync(pack(entry.captionsHi), 'utf8'));
    expect(hindi.map(({ from, to }) => [from, to])).toEqual(english.map(({ from, to }) => [from, to]));
    for (const { text } of hindi) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(text.length).toBeLessThanOrEqual(64);
    }
  });

  test('says in its Hindi captions what its lesson says in Hindi', () => {
    const said = readCues(readFileSync(pack(entry.captionsHi), 'utf8')).map((c) => c.text);
    expect(said).toEqual(lessons.find((l) => l.slug === entry.slug)?.hindi.captions);
  });

  test('has a title in Hindi, short enough for two lines', () => {
    expect(entry.titleHi).toMatch(/\p{Script=Devanagari}/u);
    expect(entry.titleHi.length).toBeLessThanOrEqual(40);
  });

  test('has a WebP poster of at most 8 KB', () => {
    expect(existsSync(pack(entry.poster))).toBe(true);
    const poster = readFileSync(pack(entry.poster));
    expect(poster.toString('latin1', 0, 4) + poster.toString('latin1', 8, 12)).toBe('RIFFWEBP');
    expect(poster.length).toBeLessThanOrEqual(8 * 1024);
  });
});
