import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { loadTexts } from '../language/catalogs';

/** A component whose code is loaded on first use, such as a dialog. */
export interface LazyComponent<Props> {
  /** The component; null until it is loaded. */
  readonly loaded: ComponentType<Props> | null;
  /** Loads it; null when that failed. Unlike with React's `lazy`, the next call tries again. */
  load: () => Promise<ComponentType<Props> | null>;
}

/** Declares a lazy component, once, in the module of the screen that opens it. */
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
      // Its code may have brought texts.
      await loadTexts();
      return (loaded ??= module?.default ?? null);
    },
  };
}

/** Loads a lazy component on mount. When `failed`, the screen offers `retry`. */
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
