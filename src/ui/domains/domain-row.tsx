import type { Candidate } from '#core/domains/domain-candidates.ts';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { isAvailableName, isRegisteredName, isUnknownName } from '#core/shared/domains/domain-problems.ts';
import { classes } from '#ui/kit/css.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import layout from '#ui/theme/layout.module.css';
import { DomainAction } from './domain-action.tsx';
import { DomainStatusBadge } from './domain-status-badge.tsx';
import styles from './domains.module.css';
import { KindNote } from './kind-note.tsx';
import { domainText as text } from './messages.vi.ts';
import { PriceBreakdown, PriceWithRenewal } from './price-breakdown.tsx';
import { WhoisPanel } from './whois-panel.tsx';

export type NameProps = {
  readonly candidate: Candidate;
  readonly offer: DomainOffer;
  readonly answer: DomainAnswer | null;
  readonly inCart: boolean;
  readonly onRetry: (name: string) => void;
  readonly showsWhois: boolean;
};

export function DomainRow(props: NameProps) {
  const { candidate, offer, answer, showsWhois: whois } = props;
  const isUnavailable = answer !== null && !isAvailableName(answer);
  return (
    <li className={classes(styles.row, isUnavailable && styles.off)} aria-busy={answer === null || undefined}>
      <p className={classes(layout.flow, styles.name)}>
        <DisplayName shown={candidate.displayName} extension={offer.extension} /> <DomainStatusBadge answer={answer} />{' '}
        {text.kinds[offer.kind] === null ? null : <Badge tone="primary">{text.kinds[offer.kind]}</Badge>}
      </p>
      <PriceOrStatus offer={offer} answer={answer} />
      <div>
        <DomainAction {...props} />
      </div>
      {isUnavailable ? null : (
        <div className={styles.wide}>
          <KindNote offer={offer} />
          <PriceBreakdown offer={offer} />
        </div>
      )}
      {whois ? (
        <div className={styles.wide}>
          <WhoisPanel name={candidate.name} shown={candidate.displayName} />
        </div>
      ) : null}
    </li>
  );
}

function PriceOrStatus({ offer, answer }: Pick<NameProps, 'offer' | 'answer'>) {
  if (answer === null || isAvailableName(answer)) return <PriceWithRenewal offer={offer} />;
  const until = answer.whois?.expiresAt;
  return (
    <p className={styles.price}>
      <small className={layout.faint}>
        {isUnknownName(answer) ? text.noAnswer : null}
        {isRegisteredName(answer) && typeof until === 'number' ? text.until(formatDate(until)) : null}
      </small>
    </p>
  );
}

function DisplayName({ shown, extension }: { readonly shown: string; readonly extension: string }) {
  const label = shown.endsWith(extension) ? shown.slice(0, -extension.length) : shown;
  return (
    <span>
      {label}
      <b>{shown.slice(label.length)}</b>
    </span>
  );
}
