/** Requests that end when nothing moves any more: `fetch` alone waits for five minutes, and only for the reply. */
export interface Request {
  /** Absent for GET. */
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface Received {
  status: number;
  /** The reply's JSON; undefined when it is none. */
  body: unknown;
}

const PIECE_BYTES = 64 * 1024;

/** Neither side sent anything for the limit. */
export class SilenceError extends Error {
  constructor(limitMs: number) {
    super(`nothing came for ${Math.round(limitMs / 1000)} s`);
  }
}

/**
 * Sends a request and reads its whole reply. The limit counts from the last bytes of either, so that a slow network may
 * take its time. Throws a SilenceError, or the error of `fetch`.
 */
export async function send(
  url: string,
  { body, headers = {}, ...init }: Request,
  limitMs: number,
): Promise<Received> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new SilenceError(limitMs)), limitMs);
  const onProgress = () => void timer.refresh();
  const sent = body && {
    body: inPieces(body, onProgress),
    duplex: 'half' as const,
    headers: { ...headers, 'content-length': String(body.byteLength) },
  };
  try {
    const response = await fetch(url, { ...init, headers, ...sent, signal: silence.signal });
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) {
      onProgress();
      pieces.push(piece);
    }
    return { status: response.status, body: parsedJson(Buffer.concat(pieces).toString()) };
  } finally {
    clearTimeout(timer);
  }
}

/** A body that is read as the network takes it. */
function inPieces(body: Uint8Array<ArrayBuffer>, onProgress: () => void): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      onProgress();
      controller.enqueue(body.subarray(at, (at += PIECE_BYTES)));
      if (at >= body.byteLength) controller.close();
    },
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
