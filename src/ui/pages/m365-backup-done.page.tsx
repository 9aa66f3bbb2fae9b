import { Fragment } from 'react';
import type { CartLine } from '#core/cart/cart.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import styles from '#ui/catalogue/backup.module.css';
import { backupText as text } from '#ui/catalogue/backup.vi.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { NumberedSteps } from '#ui/kit/numbered-steps.tsx';
import { EmptyState } from '#ui/kit/state.tsx';

const cartQuery = pageQuery('loadCart', () => ({ orderId: null }));

export const load: PageLoader = async (loader) => {
  await ensure(loader, cartQuery);
};

/** /dang-ky-microsoft-365-backup/thanh-cong: the cart's contents, and what happens next. [ROUTE-40] */
export function Page() {
  const cart = usePageQuery(cartQuery);
  const lines = (cart?.lines ?? []).filter(({ line }) => line.category === 'm365-backup');
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs
        trail={[
          { title: blocks.shop, href: paths.shop },
          { title: text.title, href: paths.m365Backup },
        ]}
        here={text.inCart}
      />
      {lines.length === 0 ? <NothingRegistered /> : <Done lines={lines} />}
    </div>
  );
}

function NothingRegistered() {
  return (
    <>
      <div className={layout.pageHead}>
        <h1>{text.title}</h1>
      </div>
      <Card>
        <EmptyState
          title={text.nothingTitle}
          sentence={text.nothingText}
          action={
            <ButtonLink href={paths.m365Backup} kind="primary">
              {text.again}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}

function Done({ lines }: { readonly lines: readonly CartLine[] }) {
  return (
    <div className={styles.done}>
      <div>
        <h1>{text.doneTitle}</h1>
        <p>{text.doneLead}</p>
      </div>
      <Card padded as="section">
        <dl>
          {lines.map(({ line, amounts }) => (
            <Fragment key={line.id}>
              <LeaderRow label={text.lineOf(line.title, line.quantity)} value={formatDong(amounts.gross)} />
              {line.options.map(({ id, name, value }) => (
                <LeaderRow key={id} label={name} value={value} tone="sub" />
              ))}
            </Fragment>
          ))}
        </dl>
        <div className={styles.ways}>
          <ButtonLink href={paths.checkout} kind="primary">
            {text.toCheckout}
          </ButtonLink>
          <ButtonLink href={paths.cart()}>{text.toCart}</ButtonLink>
        </div>
      </Card>
      <NumberedSteps steps={text.steps} />
    </div>
  );
}
