/** The process that type-checks remotes, so that types which never end can be ended. */
import { checkRemoteTypes } from './checkRemoteTypes';
import type { RemoteTypeViolation, TypeCheck } from './runTypeCheck';

process.once('message', (message) => {
  const { offered, remotes, folders } = message as TypeCheck;
  const found: RemoteTypeViolation[] = remotes.flatMap(({ name, id, built }) =>
    checkRemoteTypes(built, offered, folders).map((violation) => ({ name, id, ...violation })),
  );
  process.send?.(found, () => process.disconnect());
});
