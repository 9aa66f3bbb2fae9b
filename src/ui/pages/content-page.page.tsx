import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { textOfPage } from '#core/content/plain-text.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { contentPathOf } from '#ui/content/article-query.ts';
import { Contents } from '#ui/content/contents.tsx';
import { FaqData } from '#ui/content/faq-data.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import { PageSections } from '#ui/content/page-sections.tsx';
import styles from '#ui/content/reading.module.css';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';

/** Text of the content system below an address of its own. [ROUTE-42] */
export function Page() {
  const { useCases } = useShop();
  const path = contentPathOf(useParams({ strict: false }));
  const { data: page } = useSuspenseQuery(queryOf(useCases, 'contentPage', { path }));
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs trail={[]} here={page.title} />
      <div className={styles.layout}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          {page.updatedAt === null ? null : (
            <p className={styles.meta}>{contentText.updated(formatDate(page.updatedAt))}</p>
          )}
        </header>
        <aside className={styles.side}>
          <Contents text={textOfPage(page)} title={contentText.contentsOfPage} />
        </aside>
        <div className={styles.body}>
          <PageSections page={page} />
        </div>
      </div>
      <FaqData page={page} />
    </div>
  );
}
