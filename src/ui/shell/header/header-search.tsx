import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { searchText } from '#ui/search/messages.vi.ts';
import { SiteSearch } from '#ui/search/site-search.tsx';
import panel from './panel.module.css';
import { SummaryButton } from './summary-button.tsx';
import { useCloseOnOutside } from './use-close-on-outside.ts';
import { useHeaderDetails } from './use-header-details.ts';

/** A `<details>` with a GET form, so it works without JavaScript. Escape, a click outside and navigation close it. */
export default function HeaderSearch({ path }: { readonly path: string }) {
  const { details, open, setOpen, keys } = useHeaderDetails(path);
  useCloseOnOutside(details, open, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there whenever it opens
  useEffect(() => {
    if (open) details.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    <details ref={details} open={open} onKeyDown={keys}>
      <SummaryButton label={searchText.search} onToggle={() => setOpen(!open)}>
        <Icon name="search" />
      </SummaryButton>
      <Paper variant="floating" className={classes(panel.panel, panel.search)}>
        <SiteSearch onLeave={() => setOpen(false)} />
      </Paper>
    </details>
  );
}
