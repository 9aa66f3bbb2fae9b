import type { UpgradeOffer } from '#core/services/changes/service-changes.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './changes.module.css';
import { renewalText, upgradeText } from './renewals.vi.ts';
import { UpgradePrice } from './upgrade-price.tsx';

/** The plan in the URL shows its price calculation. [SVC-01] */
export function Upgrades({
  service,
  offers,
  chosen,
}: {
  readonly service: { readonly id: ServiceId; readonly name: string };
  readonly offers: readonly UpgradeOffer[];
  readonly chosen: string | null;
}) {
  const [first] = offers;
  if (first === undefined) return null;
  const picked = offers.find(({ plan }) => plan === chosen);
  return (
    <SectionCard id="nang-cap" title={upgradeText.title}>
      {first.pendingOrderId === null ? (
        <p className={layout.intro}>{upgradeText.intro(first.days, formatDate(first.endDate))}</p>
      ) : (
        <Note kind="info">
          {renewalText.waiting(service.name)}{' '}
          <Link href={paths.order(first.pendingOrderId)}>{renewalText.openOrder}</Link>
        </Note>
      )}
      {first.pendingOrderId === null ? <Plans service={service.id} offers={offers} chosen={chosen} /> : null}
      {picked === undefined || picked.pendingOrderId !== null ? null : (
        <UpgradePrice service={service.id} offer={picked} />
      )}
    </SectionCard>
  );
}

function Plans({
  service,
  offers,
  chosen,
}: {
  readonly service: ServiceId;
  readonly offers: readonly UpgradeOffer[];
  readonly chosen: string | null;
}) {
  return (
    <Table
      caption={upgradeText.title}
      stack="labelled"
      columns={[
        upgradeText.plan,
        { numeric: `${upgradeText.newTerm} (${upgradeText.beforeVat})` },
        { numeric: `${upgradeText.due} (${upgradeText.withVat})` },
        upgradeText.details,
      ]}
    >
      {offers.map(({ plan, title, specs, newTerm, amounts }) => (
        <tr key={plan}>
          <td className={styles.plan}>
            <b>{title}</b> {specs === '' ? null : <small className={layout.fine}>{specs}</small>}
          </td>
          <NumberCell label={upgradeText.newTerm}>{formatDong(newTerm)}</NumberCell>
          <NumberCell label={upgradeText.due}>
            <b>{formatDong(amounts.gross)}</b>
          </NumberCell>
          <td>
            {plan === chosen ? (
              upgradeText.chosen
            ) : (
              <Link
                href={`${paths.service(service, 'doi-goi')}&plan=${encodeURIComponent(plan)}#nang-cap`}
                aria-label={upgradeText.chooseOf(title)}
              >
                {upgradeText.choose}
              </Link>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
