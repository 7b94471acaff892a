import multipart from '@fastify/multipart';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ActionError } from '../actionError';
import type { FieldValue } from './nestFields';
import { parseForm, type ParsedForm } from './parseForm';
import { MULTIPART_LIMITS, UNREADABLE_FORM } from './readMultipart';

const FORM = 'multipart/form-data';

/** The body of a multipart call that was read into memory. */
export class FormBody {
  constructor(readonly fields: readonly (readonly [string, FieldValue])[]) {}
}

/** Accepts forms and urlencoded bodies in addition to JSON. Any of them may be empty. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    FORM,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const form = parseForm(request.headers['content-type'] ?? '', body);
      if (form.kind !== 'form') throw refusal(form);
      return new FormBody(form.fields);
    },
  );
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A client may state the type of a body that it leaves empty.
    if (body === '') done(null, {});
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
}

/** Lets the routes of `images` read forms as streams, which need less memory for a large file. */
export async function registerStreamedForms(images: FastifyInstance): Promise<void> {
  images.removeContentTypeParser(FORM);
  await images.register(multipart, { limits: MULTIPART_LIMITS });
}

function refusal(form: Exclude<ParsedForm, { kind: 'form' }>): ActionError {
  if (form.kind === 'malformed') return new ActionError(REPLY_CODES.invalid, UNREADABLE_FORM);
  return new ActionError(REPLY_CODES.tooLarge, `The field ${form.name} is too long`);
}
