import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A `<details>` of the header that opens without a script: what the browser opened before the script came stays open, a
 * new page closes it, and so does Escape, which gives the focus back. `path`: of the page that is shown.
 */
export const useDetails = (path: string) => {
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
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) close();
  };
  return { details, open, setOpen, close, keys };
};
