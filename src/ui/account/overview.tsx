import Paper from '@mui/material/Paper';
import { accountSlugs } from '#core/account/account-paths.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './account.module.css';
import { overviewText, profileText, slugTitles } from './messages.vi.ts';
import { PersonHead } from './person-head.tsx';
import { RefusedEmail } from './refused-email.tsx';

const icons: Readonly<Record<paths.AccountSlug, IconName>> = {
  'thong-tin': 'user',
  'dia-chi': 'pin',
  'hoa-don': 'document',
  'bao-mat': 'lock',
};

/** The customer, the sections of their account, and their consent. [CON-01] */
export function Overview() {
  const account = usePageQuery(accountQuery);
  const { company } = account;
  return (
    <>
      <RefusedEmail />
      <PersonHead account={account} action={<ButtonLink href={paths.profile}>{profileText.title}</ButtonLink>} />
      <nav aria-label={overviewText.ways}>
        <ul className={styles.tiles}>
          {accountSlugs.map((slug) => (
            <li key={slug}>
              <Paper component={Link} href={paths.account(slug)} className={styles.tile ?? ''}>
                <Icon name={icons[slug]} />
                <span>
                  <b>{slugTitles[slug]}</b> <small>{overviewText.tiles[slug]}</small>
                </span>
                <Icon name="right" size="s" />
              </Paper>
            </li>
          ))}
          <li>
            <Paper component={Link} href={paths.privacyChoices} className={styles.tile ?? ''}>
              <Icon name="shield" />
              <span>
                <b>{overviewText.privacy}</b> <small>{overviewText.privacyDetail}</small>
              </span>
              <Icon name="right" size="s" />
            </Paper>
          </li>
        </ul>
      </nav>
      {company === null ? null : (
        <Card padded as="section" labelledBy="company">
          <h2 id="company" className={styles.small}>
            {overviewText.company}
          </h2>
          <dl>
            <LeaderRow label={overviewText.invoiceFor} value={company.company} />
            <LeaderRow label={overviewText.taxCode} value={company.taxCode} />
            <LeaderRow label={overviewText.address} value={company.address} />
          </dl>
        </Card>
      )}
    </>
  );
}
