import { type ComponentType, lazy, useState } from 'react';

interface Preloadable<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads the part before it is needed, so that it can be rendered at once. */
  readonly preload: () => void;
}

/** Makes a part of the page that loads when it is first rendered, or earlier. */
export function preloadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loading = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loading) as unknown as ComponentType<Props>;
  return {
    Part(props) {
      // A part that has been rendered is not replaced, so its first value is kept.
      const [Now] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      return <Now {...props} />;
    },
    preload: () => void loading().catch(() => undefined),
  };
}
