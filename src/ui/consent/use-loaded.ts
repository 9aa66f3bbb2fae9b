import { useEffect, useState } from 'react';

/** Loads a module on mount; null until loaded, and after a failure. `load` must be a stable function. */
export const useLoaded = <Part extends object>(load: (() => Promise<Part>) | null): Part | null => {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let gone = false;
    load?.().then(
      (found) => gone || setPart(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return part;
};
