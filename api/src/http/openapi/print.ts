/** Prints the OpenAPI document of all actions: pnpm --filter @reelrupee/api --silent openapi > openapi.json */
import { openApiDocument } from './document';

process.stdout.write(`${JSON.stringify(await openApiDocument(), null, 2)}\n`);
