import { backupPlans, parseBackupRequirements, proposeBackup } from '#core/catalogue/m365-backup.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery } from '#ui/app/page.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { backupText as text } from '#ui/catalogue/backup.vi.ts';
import { BackupOrder } from '#ui/catalogue/backup-order.tsx';
import { BackupWishForm } from '#ui/catalogue/backup-wish-form.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { firstValue } from '#ui/navigation/search.ts';

const plans = publicPageQuery('listProducts', () => backupPlans);

export const load: PageLoader = async (loader) => {
  await ensure(loader, plans);
  return { description: text.description };
};

/** /dang-ky-microsoft-365-backup: proposes a plan for the buyer's requirements. [ROUTE-40] */
export function Page() {
  const search = useSearchTexts();
  const { products } = usePageQuery(plans);
  const wish = parseBackupRequirements(firstValue(search, 'users'), firstValue(search, 'years'));
  const proposal = proposeBackup(products, wish);
  const anyYears = proposeBackup(products, { ...wish, years: 1 });
  const time = Number(firstValue(search, 'time') ?? Number.NaN);
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs trail={[{ title: blocks.shop, href: paths.shop }]} here={text.title} />
      <div className={layout.pageHead}>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
      </div>
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
    </div>
  );
}
