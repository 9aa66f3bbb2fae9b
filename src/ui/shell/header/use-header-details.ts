import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Stays open when opened before hydration; navigation and Escape close it. Escape restores the focus. */
export const useHeaderDetails = (path: string) => {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    setOpen(shownPath.current === path && details.current?.open === true);
    shownPath.current = path;
  }, [path]);
  const close = (): void => {
    setOpen(false);
    details.current?.querySelector('summary')?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) close();
  };
  return { details, open, setOpen, close, keys: handleKeyDown };
};
