import { newId } from '../ids';

/** Ids of requests: unlike those of any other process, and cheaper than random ones each. */
export function requestIds(): () => string {
  const process = newId().slice(0, 6);
  let count = 0;
  return () => `${process}-${(count += 1)}`;
}
