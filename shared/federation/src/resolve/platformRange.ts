/** Ranges of platform versions: `^1.2.0`, that is 1.2.0 or any later one before 2.0.0. */
export const PLATFORM_RANGE = /^\^(\d+)\.(\d+)\.(\d+)$/;

/** True if a platform of this version serves a release that needs this range. False for any other notation. */
export function satisfiesRange(version: string, range: string): boolean {
  const needed = PLATFORM_RANGE.exec(range)?.slice(1).map(Number);
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [needMajor, needMinor = 0, needPatch = 0] = needed ?? [];
  if (major !== needMajor) return false;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}
