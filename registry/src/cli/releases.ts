import { run } from './command';
import { releasesCommand } from './releasesCommand';

// Started by another program, such as `npm start`, it ends with it.
process.once('disconnect', () => process.exit());
await run(releasesCommand());
