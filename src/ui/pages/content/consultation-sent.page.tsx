import * as paths from '#core/shared/paths.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { useSentForms } from '#ui/app/use-draft.ts';
import { telHref, useContact } from '#ui/app/use-hotline.ts';
import { NumberedSteps } from '#ui/blocks/content/numbered-steps.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/consultation/consultation.module.css';
import { consultationText, consultationSentText as text } from '#ui/consultation/messages.vi.ts';
import NewsletterForm from '#ui/consultation/newsletter-form.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';

/** /success: thanks, what happens next, and links. [ROUTE-32, CNS-03] */
export function Page() {
  const { data } = usePublicQuery('loadShell', {});
  const { hours } = useContact();
  useSentForms('consultation');
  return (
    <PageFrame>
      <Card padded className={styles.sent}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <NumberedSteps steps={text.steps(hours)} className={styles.steps} />
        <p className={styles.quiet}>{text.repeat}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.shop} kind="primary">
            {text.toShop}
          </ButtonLink>{' '}
          <ButtonLink href={paths.articles}>{text.toArticles}</ButtonLink>{' '}
          {data === undefined ? null : (
            <ButtonLink href={telHref(data.contact.hotline)}>{consultationText.call(data.contact.hotline)}</ButtonLink>
          )}
        </div>
      </Card>
      <div className={styles.afterSent}>
        <NewsletterForm />
      </div>
    </PageFrame>
  );
}
