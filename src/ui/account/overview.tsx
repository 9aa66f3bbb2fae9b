import Paper from '@mui/material/Paper';
import { accountSlugs } from '#core/account/account-paths.ts';
import * as paths from '#core/shared/paths.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './account.module.css';
import { overviewText, profileText, slugTitles } from './messages.vi.ts';
import { PersonHead } from './person-head.tsx';
import { RefusedEmail } from './refused-email.tsx';

const icons: Readonly<Record<paths.AccountSlug, IconName>> = {
  'thong-tin': 'user',
  'dia-chi': 'pin',
  'hoa-don': 'document',
  'thong-bao': 'mail',
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
        <ul className={layout.pair}>
          {accountSlugs.map((slug) => (
            <li key={slug}>
              <Paper component={Link} href={paths.account(slug)} className={classes(layout.row, styles.tile)}>
                <Icon name={icons[slug]} />
                <span className={layout.grow}>
                  <b>{slugTitles[slug]}</b> <small className={layout.fine}>{overviewText.tiles[slug]}</small>
                </span>
                <Icon name="right" size="s" />
              </Paper>
            </li>
          ))}
          <li>
            <Paper component={Link} href={paths.privacyChoices} className={classes(layout.row, styles.tile)}>
              <Icon name="shield" />
              <span className={layout.grow}>
                <b>{overviewText.privacy}</b> <small className={layout.fine}>{overviewText.privacyDetail}</small>
              </span>
              <Icon name="right" size="s" />
            </Paper>
          </li>
        </ul>
      </nav>
      {company === null ? null : (
        <SectionCard id="company" title={overviewText.company}>
          <LeaderRows
            rows={[
              [overviewText.invoiceFor, company.company],
              [overviewText.taxCode, company.taxCode],
              [overviewText.address, company.address],
            ]}
          />
        </SectionCard>
      )}
    </>
  );
}
