import { type Consent, consentPurposes } from '#core/consent/consent.ts';
import { configuredPurposes } from '#core/consent/purposes-in-use.ts';
import { cookies, nameInBrowser } from '#core/session/cookies.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { keptAfterDeletion, retention } from '#core/shared/retention.ts';
import { noIntegrations } from '#core/shared/settings.ts';
import { loadQueries, pageQuery, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/consent/consent.module.css';
import { ConsentForm } from '#ui/consent/consent-form.tsx';
import { consentText as text } from '#ui/consent/messages.vi.ts';
import { QuickChoices } from '#ui/consent/quick-choices.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

const consentQuery = pageQuery('loadConsent');
const shellQuery = publicPageQuery('loadShell');

/** [CON-01] */
export const load = loadQueries([consentQuery]);

const HERE = paths.privacyChoices;

/** /tuy-chon-rieng-tu: withdrawing is as easy as consenting, and works without JavaScript. [CON-01] */
export function Page() {
  const { origin } = useShop();
  const consent = usePageQuery(consentQuery);
  const shell = usePageQuery(shellQuery);
  const integrations = shell.integrations ?? noIntegrations;
  const hasIntegrations = configuredPurposes(integrations).length > 0;
  return (
    <PageFrame className={classes(layout.fields, styles.page)}>
      <h1>{text.title}</h1>
      <p>{hasIntegrations ? text.lead : text.nothingUsed}</p>
      <Note kind="plain">{stateOf(consent)}</Note>
      {hasIntegrations ? (
        <Card padded>
          <ConsentForm integrations={integrations} consent={consent} path={HERE} />
          <h2 className={styles.ways}>{text.ways}</h2>
          <div className={styles.answers}>
            <QuickChoices integrations={integrations} path={HERE} />
          </div>
        </Card>
      ) : null}
      <p>{text.proof}</p>
      <h2>{text.cookies}</h2>
      <p>{text.cookiesLead}</p>
      <Table caption={text.cookies} columns={[text.cookieName, text.cookiePurpose, text.cookieLife]} stack="labelled">
        {cookies.map(({ name, purpose, life }) => (
          <tr key={name}>
            <th scope="row">{nameInBrowser(name, origin.startsWith('https:'))}</th>
            <td data-label={text.cookiePurpose}>{purpose}</td>
            <td data-label={text.cookieLife}>{text.life(life)}</td>
          </tr>
        ))}
      </Table>
      <h2>{text.retention}</h2>
      <p>{text.retentionLead}</p>
      <Table
        caption={text.retention}
        columns={[text.retentionData, text.cookieLife, text.retentionReason]}
        stack="labelled"
      >
        {Object.values(retention).map(({ data, days, reason }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td data-label={text.cookieLife}>{text.days(days)}</td>
            <td data-label={text.retentionReason}>{reason}</td>
          </tr>
        ))}
      </Table>
      <h2>{text.afterDeletion}</h2>
      <p className="prose">
        {text.afterDeletionLead} <Link href={paths.account('thong-tin')}>{text.afterDeletionLink}</Link>
      </p>
      <Table
        caption={text.afterDeletion}
        columns={[text.retentionData, text.cookieLife, text.retentionReason]}
        stack="labelled"
      >
        {Object.values(keptAfterDeletion).map(({ data, life, reason }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td data-label={text.cookieLife}>{life}</td>
            <td data-label={text.retentionReason}>{reason}</td>
          </tr>
        ))}
      </Table>
    </PageFrame>
  );
}

const stateOf = (consent: Consent | null): string =>
  consent === null
    ? text.notChosen
    : text.chosen(
        consentPurposes.filter((purpose) => consent.granted[purpose]),
        formatMinute(consent.decidedAt),
      );
