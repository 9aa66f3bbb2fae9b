import { useEffect, useState } from 'react';

/** A part that loads by itself; null until it has come, and where it cannot be had. `load` must stay the same function. */
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
