import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import { DomainAction } from './domain-action.tsx';
import { KindNote, type NameProps } from './domain-row.tsx';
import { DomainStatusBadge } from './domain-status-badge.tsx';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';
import { PriceBreakdown, PriceWithRenewal } from './price-breakdown.tsx';
import { WhoisPanel } from './whois-panel.tsx';

export function ExactDomain(props: NameProps) {
  const { candidate, offer, answer, showsWhois: whois } = props;
  const isAvailable = answer?.status === 'available';
  return (
    <Card className={classes(styles.top, isAvailable && styles.topFree)} as="section" labelledBy="ten-dung">
      <Icon name={isAvailable ? 'ok' : answer === null ? 'globe' : 'info'} size="l" />
      <div>
        <p className={styles.state}>
          {answer === null ? <DomainStatusBadge answer={null} /> : text.exact[answer.status]}
        </p>
        <h2 id="ten-dung">{candidate.displayName}</h2>
        <KindNote offer={offer} />
      </div>
      <div className={styles.topBuy}>
        {isAvailable || answer === null ? <PriceWithRenewal offer={offer} /> : null}
        <DomainAction {...props} primary />
      </div>
      {isAvailable || answer === null ? (
        <div className={styles.wide}>
          <PriceBreakdown offer={offer} />
        </div>
      ) : null}
      {whois ? (
        <div className={styles.wide}>
          <WhoisPanel name={candidate.name} shown={candidate.displayName} />
        </div>
      ) : null}
    </Card>
  );
}
