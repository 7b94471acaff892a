import { run } from './command';
import { releaseCommand } from './releaseCommand';

await run(releaseCommand());
