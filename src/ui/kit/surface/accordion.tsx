import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { readonly title: string; readonly body: ReactNode };

/** `<details>` elements, so that they work without JavaScript. */
export function Accordion({
  items,
  openFirst = false,
}: {
  readonly items: readonly AccordionItem[];
  readonly openFirst?: boolean;
}) {
  return (
    <div className={styles.acc}>
      {items.map(({ title, body }, at) => (
        <details key={title} open={openFirst && at === 0}>
          <summary>
            {title}
            <Icon name="plus" />
          </summary>
          {typeof body === 'string' ? <p>{body}</p> : body}
        </details>
      ))}
    </div>
  );
}
