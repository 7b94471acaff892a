/** Prints the names of the servers that the tests have to do without, for commands that are no TypeScript. */
import { missingServers } from './servers';

process.stdout.write(JSON.stringify(missingServers()));
