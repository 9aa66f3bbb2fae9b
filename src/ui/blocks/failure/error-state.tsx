import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import * as paths from '#core/shared/paths.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { HotlineButton } from '#ui/blocks/content/hotline.tsx';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import styles from '#ui/blocks/content/state.module.css';
import { nextOf, sentenceOf } from '#ui/failures/messages.vi.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { failureWays } from './failure-ways.vi.ts';

/** Says what failed, what is safe, and what to do next (retry, another page, the hotline). [ERR-07] */
export function ErrorState({
  title,
  failure,
  retry,
  action,
  heading = 'h2',
}: {
  readonly title: string;
  /** `h1` when it replaces the page. */
  readonly heading?: 'h1' | 'h2';
  readonly failure: ShopFailure;
  readonly retry?: () => void;
  readonly action?: ReactNode;
}) {
  return (
    <Card>
      <div className={styles.empty} role="alert">
        <Illustration name="empty-list" />
        <Typography variant="h6" component={heading}>
          {title}
        </Typography>
        <p>{sentenceOf(failure)}</p>
        <p>{nextOf(failure, useHotline())}</p>
        <div className={styles.actions}>
          {retry ? (
            <Button kind="primary" onClick={retry}>
              {failureWays.retry}
            </Button>
          ) : null}{' '}
          {action ?? <ButtonLink href={paths.shop}>{failureWays.shop}</ButtonLink>} <HotlineButton kind="text" />
        </div>
      </div>
    </Card>
  );
}
