/** The totals that a user was told to pay, once they are told another one: each once, the latest one last. */
export function addTotal(totals: readonly number[], total: number): readonly number[] {
  return [...totals.filter((earlier) => earlier !== total), total];
}
