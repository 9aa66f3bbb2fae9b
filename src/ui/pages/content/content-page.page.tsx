import Typography from '@mui/material/Typography';
import { pageText, plainText } from '#core/content/plain-text.ts';
import { formatDate } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import cards from '#ui/blocks/content/article-card.module.css';
import { ContactWays } from '#ui/blocks/content/contact-ways.tsx';
import { contactWaysText } from '#ui/blocks/content/contact-ways.vi.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { parseContentPageInput } from '#ui/content/article-query.ts';
import { Contents } from '#ui/content/contents.tsx';
import { FaqData } from '#ui/content/faq-data.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import { PageSections } from '#ui/content/page-sections.tsx';
import styles from '#ui/content/reading.module.css';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { deferred } from '#ui/waking/deferred.tsx';

/** Maximum length of a description for search engines. */
const LONGEST = 160;

const ContactForm = deferred(() => import('#ui/consultation/consultation-card.tsx'), 'visible');

const contentPage = publicPageQuery('loadContentPage', ({ params, search }) => parseContentPageInput(params, search));

/** /{slug}, /{slug}/{slug2} and /{slug}/{slug2}/{slug3}: the content system's page, otherwise 404. [ROUTE-42] */
export const load: PageLoader = async (loader) => {
  const page = await ensureFound(loader, contentPage, 'page');
  const description = page.seo?.description ?? plainText(pageText(page)).slice(0, LONGEST);
  return {
    title: page.seo?.title ?? page.title,
    canonicalPath: paths.contentPage(page.slug),
    ...(description === '' ? {} : { description }),
  };
};

/** [ROUTE-42] */
export function Page() {
  const page = usePageQuery(contentPage);
  const pages = useContentPaths();
  return (
    <PageFrame trail={[]} here={page.title}>
      <div className={classes(layout.withSum, styles.layout)}>
        <header className={classes(layout.entries, styles.head)}>
          <h1>{page.title}</h1>
          {page.updatedAt === null ? null : (
            <p className={cards.meta}>{contentText.updated(formatDate(page.updatedAt))}</p>
          )}
        </header>
        <aside className={classes(layout.b, layout.fields, layout.sticky)}>
          <Contents text={pageText(page)} title={contentText.contentsOfPage} otherwise={<ContactCard />} />
        </aside>
        <div>
          <PageSections page={page} />
          {`/${page.slug}` === pages?.contact ? (
            <div className={styles.form}>
              <ContactForm />
            </div>
          ) : null}
        </div>
      </div>
      <FaqData page={page} />
    </PageFrame>
  );
}

function ContactCard() {
  return (
    <ContactWays>
      {(facts) => (
        <Card padded as="section" labelledBy="_lien-he" className={layout.entries}>
          <Typography variant="h3" component="h2" id="_lien-he">
            {contactWaysText.title}
          </Typography>
          {facts}{' '}
          <ButtonLink href={paths.consultation} kind="primary" block>
            {contactWaysText.ask}
          </ButtonLink>
        </Card>
      )}
    </ContactWays>
  );
}
