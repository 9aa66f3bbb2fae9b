import { notFound } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { CartLine } from '#core/cart/cart.ts';
import { backupPlans } from '#core/catalogue/m365-backup.ts';
import type { ValueOf } from '#core/operations.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, pageQuery, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { NumberedSteps } from '#ui/blocks/content/numbered-steps.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import styles from '#ui/catalogue/backup/backup.module.css';
import { backupText as text } from '#ui/catalogue/backup/backup.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';

const cartQuery = pageQuery('loadCart', () => ({ orderId: null }));
const plans = publicPageQuery('listProducts', () => backupPlans);

const backupsIn = (cart: ValueOf<'loadCart'>): readonly CartLine[] =>
  (cart?.lines ?? []).filter(({ line }) => line.category === 'm365-backup');

/** The registered plan is in the cart; without one, and where none is sold, the page is not there. [ROUTE-40] */
export const load: PageLoader = async (loader) => {
  if (backupsIn(await ensure(loader, cartQuery)).length > 0) return undefined;
  const { products } = await ensure(loader, plans);
  if (products.length === 0) throw notFound({ data: { thing: 'page' } });
  return undefined;
};

/** /dang-ky-microsoft-365-backup/thanh-cong: the cart's contents, and what happens next. [ROUTE-40] */
export function Page() {
  const lines = backupsIn(usePageQuery(cartQuery));
  return (
    <PageFrame
      trail={[
        { title: blocks.shop, href: paths.shop },
        { title: text.title, href: paths.m365Backup },
      ]}
      here={text.inCart}
    >
      {lines.length === 0 ? <NothingRegistered /> : <Done lines={lines} />}
    </PageFrame>
  );
}

function NothingRegistered() {
  return (
    <>
      <div className={layout.pageHead}>
        <h1>{text.title}</h1>
      </div>
      <EmptyCard title={text.nothingTitle} sentence={text.nothingText} href={paths.m365Backup} link={text.again} />
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
          </ButtonLink>{' '}
          <ButtonLink href={paths.cart()}>{text.toCart}</ButtonLink>
        </div>
      </Card>
      <NumberedSteps steps={text.steps} />
    </div>
  );
}
