import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/media/icon.tsx';

export type AccordionItem = { readonly title: string; readonly body: ReactNode };

/** `<details>` in MUI's paper, because MUI's own accordion opens nothing without scripts. */
export function Accordion({
  items,
  openFirst = false,
}: {
  readonly items: readonly AccordionItem[];
  readonly openFirst?: boolean;
}) {
  return (
    <div>
      {items.map(({ title, body }, at) => (
        <Paper key={title} component="details" variant="disclosure" square open={openFirst && at === 0}>
          <summary>
            {title}
            <Icon name="down" />
          </summary>
          {typeof body === 'string' ? <p>{body}</p> : body}
        </Paper>
      ))}
    </div>
  );
}
