import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

const TERMINATE = 0x58;

/**
 * Replaces the socket of a `pg` client and passes the wire protocol to an embedded database, so that the same client
 * code drives both engines. Messages that were corked together are executed together: PGlite replies "ready for
 * query" after each execution, which the client would take for the end of its query.
 */
export class PgliteStream extends Duplex {
  constructor(private readonly pglite: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Socket methods that the client calls; they have no effect here. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Replies are pushed by execute().
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.execute([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.execute(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  private execute(messages: Buffer[], done: (error?: Error) => void): void {
    // A client that ends must not end the only session.
    const messagesToRun = messages.filter((message) => message[0] !== TERMINATE);
    if (messagesToRun.length === 0) return done();
    this.pglite.execProtocolRaw(Buffer.concat(messagesToRun)).then(
      (reply) => {
        if (reply.length > 0) this.push(reply);
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
