/** The text of a JSON file. */
export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
