/** Ends the command with one clear sentence instead of a stack trace. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
