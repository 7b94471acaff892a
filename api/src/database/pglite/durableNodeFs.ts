import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The internals of Emscripten's NODEFS that are patched; its types are not published. */
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
 * PGlite's file system with an fsync that reaches the disk. Emscripten's NODEFS has none, so PostgreSQL would treat a
 * log in the host's page cache as durable.
 */
export class DurableNodeFs extends NodeFS {
  /** Number of flushes so far, for the probe at start. */
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

/** Makes directory entries durable, such as that of a renamed file. */
export function flushDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
