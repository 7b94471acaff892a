#!/usr/bin/env node
import { run } from './command';
import { teamCommand } from './teamCommand';

await run(teamCommand(process.cwd()));
