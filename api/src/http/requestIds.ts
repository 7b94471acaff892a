import type { IncomingMessage } from 'node:http';
import { newId } from '../ids';

const GIVEN = /^[\w-]{8,64}$/;

/**
 * Ids of requests. A balancer names each request in X-Request-Id, and names it the same when it sends it
 * again; a caller who makes one up names nothing but their own requests. Without one: unlike those of any
 * other process, and cheaper than random ones each.
 */
export function requestIds(): (request: IncomingMessage) => string {
  const process = newId();
  let count = 0;
  return (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && GIVEN.test(given) ? given : `${process}-${(count += 1)}`;
  };
}
