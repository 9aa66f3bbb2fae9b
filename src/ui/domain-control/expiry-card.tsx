import { type ExpiryStage, type ExpiryStageName, expiryTimeline } from '#core/domain-control/expiry.ts';
import type { RenewalOffer } from '#core/services/changes/service-changes.port.ts';
import type { ServiceRow } from '#core/services/service.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './domain-control.module.css';
import { domainControlText as text } from './domain-control.vi.ts';

const priceOf = (offer: RenewalOffer | null): string | null =>
  offer === null ? null : `${termText(offer.term, offer.unit)} ${formatDong(offer.amounts.gross)}`;

/** What becomes of a domain that is not renewed, with dates and prices. */
export function ExpiryCard({
  service: { name, endDate, daysLeft },
  offer,
}: {
  readonly service: Pick<ServiceRow, 'name' | 'endDate' | 'daysLeft'>;
  readonly offer: RenewalOffer | null;
}) {
  const { stages, moreGrace, answering } = expiryTimeline(name, endDate, daysLeft);
  const texts: Readonly<Record<ExpiryStageName, string>> = {
    active: text.activeText(priceOf(offer)),
    grace: text.graceText(answering),
    redemption: text.redemptionText,
    deletion: text.deletionText,
    free: text.freeText,
  };
  return (
    <SectionCard id="het-han" title={text.expiry}>
      <ol className={classes(layout.entries, styles.stages)}>
        {stages.map((stage, at) => (
          <li key={stage.name} aria-current={stage.isCurrent ? 'step' : undefined}>
            <b>
              {text.stages[stage.name]} {stage.isCurrent ? <small>{text.today}</small> : null}
            </b>{' '}
            <time className={layout.fine}>{datesOf(stage, stages[at + 1]?.from ?? null)}</time>{' '}
            <span className={layout.fine}>{texts[stage.name]}</span>
          </li>
        ))}
      </ol>
      <p className={layout.quiet}>{text.expiryNote(moreGrace)}</p>
    </SectionCard>
  );
}

const datesOf = ({ from }: ExpiryStage, until: number | null): string => {
  if (from === null) return text.until(formatDate(until ?? 0));
  return until === null ? text.from(formatDate(from)) : text.fromTo(formatDate(from), formatDate(until));
};
