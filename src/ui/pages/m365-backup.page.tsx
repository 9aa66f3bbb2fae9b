import { backupPlans, parseBackupRequirements, proposeBackup } from '#core/catalogue/m365-backup.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { backupText as text } from '#ui/catalogue/backup.vi.ts';
import { BackupOrder } from '#ui/catalogue/backup-order.tsx';
import { BackupWishForm } from '#ui/catalogue/backup-wish-form.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
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
