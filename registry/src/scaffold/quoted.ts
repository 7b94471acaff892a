/** A string as Prettier writes it in sources: in single quotes, or in double quotes where these save escapes. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  const quotes = (quote: string) => text.split(quote).length;
  if (quotes("'") > quotes('"')) return json;
  return `'${json
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
