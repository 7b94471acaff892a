import type { CDPSession } from 'playwright-core';
import type { PageRequest } from './depth';

/** A request with its response's size. */
export interface CompletedRequest extends PageRequest {
  id: string;
  /** Bytes of its body as they came, compressed. */
  bytes: number;
  /** The request was for a script. */
  isScript: boolean;
}

interface Frames {
  callFrames: { url: string }[];
  parent?: Frames;
}

/**
 * Keeps every request of a page from now on, with the scripts that were on the way to it. Stacks are followed
 * through promises and timers, which slows the page: times of such a visit are not to be used.
 */
export async function recordRequests(session: CDPSession): Promise<() => CompletedRequest[]> {
  const requests = new Map<string, CompletedRequest>();
  await session.send('Network.enable');
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 64 });
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const initiators = [...(initiator.url ? [initiator.url] : []), ...scriptsOn(initiator.stack)];
    requests.set(requestId, {
      id: requestId,
      url: request.url,
      kind: kindOf(type),
      initiators: [...new Set(initiators)],
      bytes: 0,
      isScript: type === 'Script',
    });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  return () => [...requests.values()];
}

function scriptsOn(stack: Frames | undefined): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url).filter(Boolean), ...scriptsOn(stack.parent)];
}

function kindOf(type: string | undefined): PageRequest['kind'] {
  if (type === 'Document') return 'page';
  if (type === 'Script' || type === 'Stylesheet') return 'code';
  return type === 'Fetch' || type === 'XHR' ? 'data' : 'other';
}
