import { notFound, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import {
  type BackupRequirements,
  backupPlans,
  parseBackupRequirements,
  proposeBackup,
  retentionYears,
} from '#core/catalogue/m365-backup.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/catalogue/backup/backup.module.css';
import { backupText as text } from '#ui/catalogue/backup/backup.vi.ts';
import { BackupOrder } from '#ui/catalogue/backup/backup-order.tsx';
import { TermTiles } from '#ui/catalogue/product/term-section.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { PickGrid, PickTile } from '#ui/kit/form/pick-tile.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { firstValue, stringifySearch } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

const plans = publicPageQuery('listProducts', () => backupPlans);

export const load: PageLoader = async (loader) => {
  const { products } = await ensure(loader, plans);
  if (products.length === 0) throw notFound({ data: { thing: 'page' } });
  return { description: text.description };
};

/** /dang-ky-microsoft-365-backup, where the shop sells such plans: proposes one for the buyer's requirements. [ROUTE-40] */
export function Page() {
  const search = useSearchTexts();
  const { products } = usePageQuery(plans);
  const wish = parseBackupRequirements(firstValue(search, 'users'), firstValue(search, 'years'));
  const proposal = proposeBackup(products, wish);
  const anyYears = proposeBackup(products, { ...wish, years: 1 });
  const time = Number(firstValue(search, 'time') ?? Number.NaN);
  return (
    <PageFrame trail={[{ title: blocks.shop, href: paths.shop }]} title={text.title} lead={text.lead}>
      <div className={layout.withSum}>
        <BackupWishForm wish={wish} plan={proposal?.plan ?? null} time={time} />
        <BackupOrder
          proposal={proposal}
          wish={wish}
          isLargerForYears={anyYears?.plan.id !== proposal?.plan.id}
          time={time}
          advice={ConsultationLink}
        />
      </div>
    </PageFrame>
  );
}

type Given = {
  readonly wish: BackupRequirements;
  readonly plan: ProductSummary | null;
  readonly time: number;
};

/** A GET form: every change is a new URL; without JavaScript a button submits it. */
function BackupWishForm({ wish, plan, time }: Given) {
  const router = useRouter();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const href = paths.m365Backup + stringifySearch(readFormSearch(event.currentTarget));
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return (
    <Card className={layout.a}>
      <form action={paths.m365Backup} method="get" className={styles.form} onSubmit={send} onChange={send}>
        <section>
          <h2>{text.organisation}</h2>
          <TextInput
            label={text.users}
            required
            name="users"
            type="number"
            inputMode="numeric"
            min={1}
            max={999_999}
            defaultValue={wish.users}
            hint={text.usersHint}
            className={styles.users}
          />
        </section>
        <section>
          <h2>{text.years}</h2>
          <PickGrid layout="terms" label={text.years}>
            {retentionYears.map((years) => (
              <PickTile key={years} name="years" value={years} defaultChecked={years === wish.years}>
                <b>{text.yearsOf(years)}</b> <span>{text.yearsFor[years]}</span>
              </PickTile>
            ))}
          </PickGrid>
        </section>
        {plan === null ? null : <Terms plan={plan} time={time} />}
        <noscript>
          <Button type="submit" block>
            {text.find}
          </Button>
        </noscript>
      </form>
    </Card>
  );
}

function Terms({ plan, time }: { readonly plan: ProductSummary; readonly time: number }) {
  const chosen = plan.prices.some(({ term }) => term === time) ? time : plan.defaultTerm;
  return (
    <section>
      <h2>{text.term}</h2>
      <TermTiles product={plan} inputOf={({ term }) => ({ name: 'time', defaultChecked: term === chosen })} />
    </section>
  );
}
