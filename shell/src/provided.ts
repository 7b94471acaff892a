/** Shared modules that remotes use and the shell itself may not: named here, they are in its build to be provided. */
void [
  () => import('@reelrupee/ui/form'),
  () => import('@reelrupee/ui/dialog'),
  () => import('@reelrupee/ui/qr'),
  () => import('@reelrupee/ui/upload'),
];
