import { useEffect } from 'react';

/** Closes an open element on a click or focus outside. */
export const useClosing = (box: { readonly current: HTMLElement | null }, open: boolean, close: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same whenever it is made
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);
};
