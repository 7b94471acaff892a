import { mustCall } from './apiClient';
import type { TestApi } from './startTestApi';

let browsers = 0;

/** The token of a page view of another browser. */
export async function newVisitor({ url }: TestApi, composition = 'x'): Promise<string> {
  browsers += 1;
  const visitor = browsers.toString(16).padStart(32, '0');
  return (await mustCall(url, 'startPageView', { visitor, composition })).token;
}
