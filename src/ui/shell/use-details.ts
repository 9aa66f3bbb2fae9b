import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * State of a `<details>` in the header that also works without JavaScript. One opened before hydration stays open;
 * navigation and Escape close it, and Escape restores the focus. `path`: of the current page.
 */
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
