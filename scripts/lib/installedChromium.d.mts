/** Path of a Chromium on this machine that starts; undefined where there is none. Downloads nothing. */
export function installedChromium(): Promise<string | undefined>;
