import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import { SummaryButton } from '#ui/kit/summary-button.tsx';
import { searchText } from '#ui/messages/search.vi.ts';
import { SiteSearch } from '#ui/search/site-search.tsx';
import styles from './header.module.css';

/** The search behind its sign: a `<details>` with a GET form, so it works without script. Escape, a press elsewhere and a new page close it. */
export default function HeaderSearch({ path }: { readonly path: string }) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    // What the browser opened before the script came stays open; a new page closes it.
    setOpen(shownPath.current === path && details.current?.open === true);
    shownPath.current = path;
  }, [path]);
  useEffect(() => {
    if (!open) return undefined;
    details.current?.querySelector('input')?.focus();
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !details.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} open={open} className={classes(styles.search, styles.wide)} onKeyDown={keys}>
      <SummaryButton label={searchText.search} onToggle={() => setOpen(!open)}>
        <Icon name="search" />
      </SummaryButton>
      <div className={classes(styles.panel, styles.searchPanel)}>
        <SiteSearch onLeave={() => setOpen(false)} />
      </div>
    </details>
  );
}
