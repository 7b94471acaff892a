import { run } from './command';
import { releasesCommand } from './releasesCommand';

await run(releasesCommand());
