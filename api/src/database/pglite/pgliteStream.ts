import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

const TERMINATE = 0x58;

/**
 * A socket's stand-in that speaks PostgreSQL's wire protocol with an embedded database, so that the same
 * client code drives both engines. Messages that were corked together are executed together: PGlite answers
 * "ready" after each piece that it is given, and a client would take the answer in mid-query for the end.
 */
export class PgliteStream extends Duplex {
  constructor(private readonly pglite: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Parts of a socket that the client calls and that mean nothing here. */
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
    // Answers are pushed as they come.
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
    // The end of a client is not the end of the only session there is.
    const meant = messages.filter((message) => message[0] !== TERMINATE);
    if (meant.length === 0) return done();
    this.pglite.execProtocolRaw(Buffer.concat(meant)).then(
      (answer) => {
        if (answer.length > 0) this.push(answer);
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
