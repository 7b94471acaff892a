process.stderr.write('The administration commands are not here yet.\n');
process.exit(1);
