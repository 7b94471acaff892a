declare module '*/remote' {
  import type { Remote } from '@reelrupee/federation/remote';
  const remote: Remote;
  export default remote;
}
