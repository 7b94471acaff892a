/**
 * A backup is gzipped JSON lines: a header, batches of rows by table, and a trailer with the number of rows. A file
 * without its trailer is incomplete and cannot be restored.
 */
import { z } from 'zod';
import { TABLES } from './tables';

export const FORMAT = 'reelrupee-backup';
export const VERSION = 1;

export const headerLine = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Migrations applied to the database when the backup was taken. */
  migrations: z.array(z.string()),
  takenAt: z.iso.datetime(),
});

export const bodyLine = z.union([
  /** Each row is JSON text from the database, so that no number is rounded. */
  z.strictObject({ table: z.enum(TABLES), rows: z.array(z.string()) }),
  z.strictObject({ end: z.literal(true), rows: z.number().int() }),
]);

export type Header = z.output<typeof headerLine>;
export type BodyLine = z.output<typeof bodyLine>;
