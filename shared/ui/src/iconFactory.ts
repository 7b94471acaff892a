/**
 * The component behind every icon, from the shell's copy of lucide. The build of a remote puts this module in the place
 * of lucide's own, so that a remote bundles only the outlines of its icons.
 */
export { createLucideIcon as default } from '@reelrupee/ui/core';
