import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** A part of a screen whose code comes when it is first needed, as a dialog or a table of antd. */
export interface LazyComponent<Props> {
  /** The component once it has arrived. */
  readonly loaded: ComponentType<Props> | null;
  /** Fetches it; null when the network failed. Unlike React's own lazy, the next call tries again. */
  load: () => Promise<ComponentType<Props> | null>;
}

/** Declares such a part, once, beside the screen that opens it. */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    get loaded() {
      return loaded;
    },
    async load() {
      const module = loaded ? null : await load().catch(() => null);
      return (loaded ??= module?.default ?? null);
    },
  };
}

/** A part that the screen shows as soon as it can; `failed` asks for a button that calls `retry`. */
export function useLazyComponent<Props>(part: LazyComponent<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => part.loaded);
  const [failed, setFailed] = useState(false);
  const settle = useCallback((component: ComponentType<Props> | null) => {
    setPart(() => component);
    setFailed(component === null);
  }, []);
  useEffect(() => {
    if (!part.loaded) void part.load().then(settle);
  }, [part, settle]);
  const retry = () => {
    setFailed(false);
    void part.load().then(settle);
  };
  return { Part, failed, retry };
}
