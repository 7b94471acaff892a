import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that is reached into; its types are not published. */
interface NodeFsInternals {
  stream_ops: { fsync?: (stream: OpenStream) => number };
  realPath(node: object): string;
}

interface OpenStream {
  /** The host's file descriptor; directories have none. */
  nfd?: number | null;
  node: object;
}

type InitOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system on a directory, with an fsync that reaches the disk. Emscripten's NODEFS has no fsync
 * at all: PostgreSQL would believe that its log is safe while it sits in the host's page cache.
 */
export class DurableNodeFs extends NodeFS {
  /** How often data was flushed to the disk; the start-up probe reads it. */
  flushes = 0;

  override async init(pg: PGlite, options: InitOptions) {
    const started = await super.init(pg, options);
    const preRun = started.emscriptenOpts.preRun ?? [];
    preRun.push((module) => {
      const internals: NodeFsInternals = module.NODEFS;
      internals.stream_ops.fsync = (stream) => this.flush(stream, internals);
    });
    started.emscriptenOpts.preRun = preRun;
    return started;
  }

  private flush(stream: OpenStream, internals: NodeFsInternals): number {
    if (typeof stream.nfd === 'number') {
      fdatasyncSync(stream.nfd);
      this.flushes += 1;
    } else {
      flushDirectory(internals.realPath(stream.node));
    }
    return 0;
  }
}

/** Makes the names in a directory durable, such as that of a file just created or renamed. */
export function flushDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
