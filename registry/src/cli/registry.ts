import { run } from './command';
import { registryCommand } from './registryCommand';

await run(registryCommand());
