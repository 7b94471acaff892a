/**
 * For development: Fast Refresh finds React through the hook of React's developer tools. A remote brings Fast Refresh
 * after React has loaded, so without the tools it would find no React. This hook replaces them and keeps the renderers
 * for later subscribers.
 */
export function installRefreshHook(): void {
  if ('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window) return;
  const renderers = new Map<number, unknown>();
  const hook = {
    renderers,
    supportsFiber: true,
    inject: (renderer: unknown) => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook, configurable: true });
}
