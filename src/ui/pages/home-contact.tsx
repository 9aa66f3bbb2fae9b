import type { Home } from '#core/pages/home.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { telHref, useHotline } from '#ui/app/use-hotline.ts';
import ConsultationCard from '#ui/consultation/consultation-card.tsx';
import styles from '#ui/home/home-parts.module.css';
import { homeParts } from '#ui/home/messages.vi.ts';
import { Accordion } from '#ui/kit/accordion.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import layout from '#ui/kit/layout.module.css';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';

/** FAQ and contact beside the consultation form. Loads near the viewport. [ROUTE-01, CNS-01] */
export default function HomeContact({ data: { faqs } }: { readonly data: Home }) {
  return (
    <section className={classes(layout.sec, layout.secBand)}>
      <div className={classes(layout.wrap, layout.split, styles.contact)}>
        <div>
          <Questions faqs={faqs} />
          <ContactOptions />
        </div>
        <ConsultationCard />
      </div>
    </section>
  );
}

function Questions({ faqs }: Pick<Home, 'faqs'>) {
  const hotline = useHotline();
  return (
    <section aria-labelledby="hoi-dap">
      <h2 id="hoi-dap" className={styles.bigHeading}>
        {homeParts.faq}
      </h2>
      {faqs === null || faqs.length === 0 ? (
        <Note kind="plain">{homeParts.faqMissing(hotline)}</Note>
      ) : (
        <>
          <Accordion items={faqs.map(({ question, answer }) => ({ title: question, body: answer }))} openFirst />
          <ButtonLink href="/cau-hoi-thuong-gap" kind="text">
            {homeParts.faqAll}
            <Icon name="arrow" size="s" />
          </ButtonLink>
        </>
      )}
    </section>
  );
}

/** Hotline, e-mail, address and hours; omits facts that the content system did not provide. */
function ContactOptions() {
  const { data: shell } = usePublicQuery('loadShell', {});
  if (shell === undefined) return null;
  const { hotline, email, hours } = shell.contact;
  const address = shell.footer?.address ?? '';
  return (
    <section aria-labelledby="lien-he" className={styles.ways}>
      <h2 id="lien-he">{homeParts.contact}</h2>
      <dl>
        <LeaderRow
          label={homeParts.hotline}
          value={
            <>
              <a href={telHref(hotline)}>{hotline}</a>, {homeParts.free}
            </>
          }
        />
        <LeaderRow label={homeParts.email} value={<a href={`mailto:${email}`}>{email}</a>} />
        <LeaderRow label={homeParts.hours} value={hours} />
        {address === '' ? null : <LeaderRow label={homeParts.address} value={address} />}
      </dl>
    </section>
  );
}
