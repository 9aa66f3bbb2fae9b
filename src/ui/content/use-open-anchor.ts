import { type RefObject, useEffect, useRef } from 'react';

/** Opens the `<details>` inside the element whose id the address names, now and when the address changes. */
export const useOpenAnchor = (): RefObject<HTMLElement | null> => {
  const inside = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(location.hash.slice(1));
      if (named instanceof HTMLDetailsElement && inside.current?.contains(named)) named.open = true;
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return inside;
};
