import type { Home } from '#core/pages/home.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { ContactWays } from '#ui/blocks/content/contact-ways.tsx';
import { contactWaysText } from '#ui/blocks/content/contact-ways.vi.ts';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import ConsultationCard from '#ui/consultation/consultation-card.tsx';
import { Accordion } from '#ui/home/accordion.tsx';
import styles from '#ui/home/home-parts.module.css';
import { homeParts } from '#ui/home/messages.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';

/** FAQ and contact beside the consultation form. Loads near the viewport. [ROUTE-01, CNS-01] */
export default function HomeContact({ data: { faqs } }: { readonly data: Home }) {
  return (
    <section className={classes(layout.sec, layout.secBand)}>
      <div className={classes(layout.wrap, layout.split, styles.contact)}>
        <div>
          <Questions faqs={faqs} />
          <ContactWays>
            {(facts) => (
              <section aria-labelledby="lien-he" className={classes(layout.entries, styles.ways)}>
                <h2 id="lien-he" className={layout.title}>
                  {contactWaysText.title}
                </h2>
                {facts}
              </section>
            )}
          </ContactWays>
        </div>
        <ConsultationCard />
      </div>
    </section>
  );
}

function Questions({ faqs }: Pick<Home, 'faqs'>) {
  const hotline = useHotline();
  const page = useContentPaths()?.questions;
  if (faqs?.length === 0) return null;
  return (
    <section aria-labelledby="hoi-dap">
      <div className={layout.secHead}>
        <h2 id="hoi-dap">{homeParts.faq}</h2>
      </div>
      {faqs === null ? (
        <Note kind="plain">{homeParts.faqMissing(hotline)}</Note>
      ) : (
        <>
          <Accordion
            items={faqs.map(({ question, answer }) => ({ title: question, body: <RichText text={answer} /> }))}
            openFirst
          />
          {page ? (
            <ButtonLink href={page} kind="text">
              {homeParts.faqAll}
              <Icon name="arrow" size="s" />
            </ButtonLink>
          ) : null}
        </>
      )}
    </section>
  );
}
