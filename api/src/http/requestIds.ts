import type { IncomingMessage } from 'node:http';
import { newId } from '../ids';

const VALID_ID = /^[\w-]{8,64}$/;

/**
 * Returns a generator of request ids. A balancer's X-Request-Id is used when there is one, since it stays the same
 * when the balancer sends the request again. Otherwise the id is a process-wide prefix and a counter.
 */
export function requestIds(): (request: IncomingMessage) => string {
  const process = newId();
  let count = 0;
  return (request) => {
    const header = request.headers['x-request-id'];
    return typeof header === 'string' && VALID_ID.test(header) ? header : `${process}-${(count += 1)}`;
  };
}
