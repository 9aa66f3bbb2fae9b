import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Illustration } from './illustration.tsx';
import styles from './state.module.css';

type EmptyStateProps = {
  readonly title: string;
  readonly sentence: string;
  readonly drawing?: 'empty-cart' | 'empty-list';
} & (
  | {
      /** The page to go on to, and the text of its link. */
      readonly href: string;
      readonly link: string;
    }
  | { readonly action: ReactNode }
);

/** Empty state: an illustration, one sentence, one action. */
export function EmptyState({ title, sentence, drawing = 'empty-list', ...next }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={drawing} />
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <p>{sentence}</p>
      <div className={styles.actions}>
        {'href' in next ? (
          <ButtonLink href={next.href} kind="primary">
            {next.link}
          </ButtonLink>
        ) : (
          next.action
        )}
      </div>
    </div>
  );
}

/** The same as a card of its own. */
export function EmptyCard(props: EmptyStateProps) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  );
}
