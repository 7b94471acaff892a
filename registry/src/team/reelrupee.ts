#!/usr/bin/env node
import { run } from '../cli/command';
import { teamCommand } from './teamCommand';

await run(teamCommand(process.cwd()));
