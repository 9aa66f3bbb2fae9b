import { useEffect, useState } from 'react';

/** Null until loaded, and after a failure. `load` must be a stable function. */
export const useLazyModule = <Part extends object>(load: (() => Promise<Part>) | null): Part | null => {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void load?.().then(
      (found) => isUnmounted || setPart(found),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return part;
};
