/** An error in its own words; of a failed `fetch`, those of its cause, since its own say nothing. */
export function reasonOf(error: unknown): string {
  const said = error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
  return said instanceof Error ? said.message : String(said);
}
