import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Queries } from './database';

/** The place in a compiled statement of a value that each run has. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** Gives the operand for a value of each run, by its name. */
export type ValueOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A typed statement that is built and compiled at its first run only: building takes several times the CPU of sending
 * it. `build` gets the operands of the values that differ from run to run, and must not depend on anything else.
 */
export function compileOnce<Values extends object, Row>(
  build: (queries: Queries, value: ValueOf<Values>) => CompiledQuery<Row>,
): (queries: Queries, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (queries, values) => {
    compiled ??= build(queries, (name) => sql`${new Placeholder(name)}`);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return (await queries.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
