import {
  type DowngradeChoice,
  type DowngradeOffer,
  downgradeRefusals,
  type NextPlan,
} from '#core/services/changes/next-plan.ts';
import type { ServiceRow } from '#core/services/service.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './changes.module.css';
import { downgradeText as text } from './downgrades.vi.ts';
import { PendingOrder } from './instalments.tsx';
import { renewalText } from './renewals.vi.ts';

/** Smaller plans for the next term, and the chosen one. Nothing for a service on its smallest plan. [SVC-01] */
export function Downgrades({
  service,
  choice: { next, offers, pendingOrderId },
}: {
  readonly service: Pick<ServiceRow, 'id' | 'name' | 'endDate' | 'daysLeft'>;
  readonly choice: DowngradeChoice;
}) {
  if (next === null && offers.length === 0) return null;
  const { id, name } = service;
  const isOpen = pendingOrderId === null && next?.isPaid !== true;
  const others = offers.filter(({ plan }) => plan !== next?.plan);
  return (
    <SectionCard id="ha-goi" title={text.title}>
      {next === null ? null : <Chosen service={id} next={next} canKeep={isOpen} />}
      <PendingOrder text={renewalText.waiting(name)} orderId={pendingOrderId} />
      {isOpen ? <Plans service={service} offers={others.filter(({ refusal }) => refusal === null)} /> : null}
      {isOpen ? downgradeRefusals.map((each) => <Refused key={each} refusal={each} offers={others} />) : null}
    </SectionCard>
  );
}

type ChosenPlan = { readonly service: ServiceId; readonly next: NextPlan; readonly canKeep: boolean };

function Chosen({ service, next: { title, from, isPaid }, canKeep }: ChosenPlan) {
  return (
    <div className={layout.entries}>
      <Note kind="info">{(isPaid ? text.paid : text.chosen)(title, formatDate(from))}</Note>
      {canKeep ? (
        <CommandButton use="keepPlan" command={{ id: service }}>
          {text.keep}
        </CommandButton>
      ) : null}
    </div>
  );
}

function Plans({
  service: { id, endDate, daysLeft },
  offers,
}: {
  readonly service: Pick<ServiceRow, 'id' | 'endDate' | 'daysLeft'>;
  readonly offers: readonly DowngradeOffer[];
}) {
  if (offers.length === 0) return null;
  return (
    <>
      <p className={layout.intro}>{(daysLeft < 0 ? text.introOver : text.intro)(formatDate(endDate))}</p>
      <Table
        caption={text.title}
        stack="labelled"
        columns={[text.plan, { numeric: `${text.renewal} (${text.withVat})` }, text.action]}
      >
        {offers.map(({ plan, title, specs, amounts }) => (
          <tr key={plan}>
            <td className={styles.plan}>
              <b>{title}</b> {specs === '' ? null : <small className={layout.fine}>{specs}</small>}
            </td>
            <NumberCell label={text.renewal}>{formatDong(amounts.gross)}</NumberCell>
            <td>
              <CommandButton use="downgradeService" command={{ id, plan }} size="s" aria-label={text.chooseOf(title)}>
                {text.choose}
              </CommandButton>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Refused({
  refusal,
  offers,
}: {
  readonly refusal: (typeof downgradeRefusals)[number];
  readonly offers: readonly DowngradeOffer[];
}) {
  const titles = offers.flatMap((offer) => (offer.refusal === refusal ? offer.title : []));
  return titles.length === 0 ? null : <p className={layout.intro}>{text.refused[refusal](titles.join(', '))}</p>;
}
