import { useEffect } from 'react';

export const useCloseOnOutside = (
  box: { readonly current: HTMLElement | null },
  open: boolean,
  close: () => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same whenever it is made
  useEffect(() => {
    if (!open) return undefined;
    const handleOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [open]);
};
