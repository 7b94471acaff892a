import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Has a remote take the component of its icons from the shell and bundle only their outlines: 0.7 KiB (brotli) less in
 * each remote. Empty for a remote that was installed with an older `@reelrupee/ui`, which bundles the component.
 */
export function iconAlias(dir: string): Record<string, string> {
  try {
    const factory = createRequire(join(dir, 'package.json')).resolve('@reelrupee/ui/iconFactory');
    return { [lucideFactory(factory)]: factory };
  } catch {
    return {};
  }
}

/** The file that makes the components of `lucide-react`, as a file of `@reelrupee/ui` resolves it. */
export function lucideFactory(uiFile: string): string {
  const lucide = createRequire(uiFile).resolve('lucide-react');
  return join(dirname(dirname(lucide)), 'esm/createLucideIcon.mjs');
}
