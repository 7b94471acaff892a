import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The fields of a call's form, with the names of files; empty where it is none. */
export async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const body = new Response(await buffer(request), { headers });
  const form = await body.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
