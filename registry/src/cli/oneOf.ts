import { Option } from 'commander';

/** Makes options of which a command takes one; `names` has all of them. */
export function oneOf(names: readonly string[]): (flags: string, description: string) => Option {
  return (flags, description) => {
    const option = new Option(flags, description);
    return option.conflicts(names.filter((other) => other !== option.attributeName()));
  };
}
