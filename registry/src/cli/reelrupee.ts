#!/usr/bin/env node
import { run } from './command';
import { teamCommand } from './team/teamCommand';

// Not awaited: bundled, this module shares its chunk with code that chunks loaded later import from. They would wait
// for its end, and it for theirs.
void run(teamCommand(process.cwd()));
