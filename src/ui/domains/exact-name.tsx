import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import { KindNote, type NameProps } from './domain-row.tsx';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';
import { NameAction } from './name-action.tsx';
import { NameState } from './name-state.tsx';
import { NamePrice, PriceBill } from './price-bill.tsx';
import { WhoisPanel } from './whois-panel.tsx';

/** The requested domain, above all others. */
export function ExactName(props: NameProps) {
  const { candidate, offer, answer, whois } = props;
  const free = answer?.status === 'available';
  return (
    <Card className={classes(styles.top, free && styles.topFree)} as="section" labelledBy="ten-dung">
      <Icon name={free ? 'ok' : answer === null ? 'globe' : 'info'} size="l" />
      <div>
        <p className={styles.state}>{answer === null ? <NameState answer={null} /> : text.exact[answer.status]}</p>
        <h2 id="ten-dung">{candidate.shown}</h2>
        <KindNote offer={offer} />
      </div>
      <div className={styles.topBuy}>
        {free || answer === null ? <NamePrice offer={offer} /> : null}
        <NameAction {...props} primary />
      </div>
      {free || answer === null ? (
        <div className={styles.wide}>
          <PriceBill offer={offer} />
        </div>
      ) : null}
      {whois ? (
        <div className={styles.wide}>
          <WhoisPanel name={candidate.name} shown={candidate.shown} />
        </div>
      ) : null}
    </Card>
  );
}
