import Skeleton from '@mui/material/Skeleton';
import { useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import type { Review, ReviewPage } from '#core/catalogue/reviews/reviews.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { useSubmission } from '#ui/app/form-fields.ts';
import { useOptionalPageQuery, usePageInput } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { Pagination } from '#ui/kit/navigation/pagination.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { pageHrefs } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';
import { reviewsText } from './reviews.vi.ts';
import { REVIEW_PAGE_PARAM, reviewsQuery } from './reviews-query.ts';
import { Stars } from './stars.tsx';

const ID = 'danh-gia';

/** Average, distribution, list, and form. [CAT-09] */
export default function Reviews({ product }: { readonly product: Product }) {
  const search = useSearchTexts();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const hrefOf = pageHrefs(path, search, REVIEW_PAGE_PARAM);
  const query = reviewsQuery(product);
  const { page } = usePageInput(query);
  const posted = useSubmission('addReview');
  const { data, isError, refetch } = useOptionalPageQuery(query);
  return (
    <section aria-labelledby={ID}>
      <h2 id={ID}>{reviewsText.title}</h2>
      <Card className={styles.reviews}>
        {data === undefined && isError ? (
          <Note kind="error" alert>
            {reviewsText.failed}{' '}
            <Button kind="text" size="s" className={needsScriptClass} onClick={() => void refetch()}>
              {reviewsText.retry}
            </Button>
          </Note>
        ) : data === undefined ? (
          <Skeleton variant="rounded" className={styles.loading ?? ''} role="status" aria-label={reviewsText.loading} />
        ) : data.total === 0 ? (
          <p className={styles.none}>{reviewsText.none}</p>
        ) : (
          <>
            <Summary of={data} />
            <div>
              {data.reviews.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </div>
            <Pagination page={page} pages={data.pages} hrefOf={(to) => `${hrefOf(to)}#${ID}`} />
          </>
        )}
        <details className={styles.write} open={posted === null ? undefined : true}>
          <summary>{reviewsText.write}</summary>
          <ReviewForm product={product} />
        </details>
      </Card>
    </section>
  );
}

function Summary({ of: { average, total, spread } }: { readonly of: ReviewPage }) {
  const maxCount = Math.max(...spread, 1);
  return (
    <div className={styles.summary}>
      <div>
        <b className={styles.average}>{(average ?? 0).toLocaleString('vi-VN', { minimumFractionDigits: 1 })}</b>
        <Stars count={Math.round(average ?? 0)} />
        <p className={styles.quiet}>{reviewsText.total(total)}</p>
      </div>
      <ul className={styles.spread}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = spread[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span aria-hidden="true">{stars}</span>{' '}
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${(count * 100) / maxCount}%`} height="100%" rx="4" />
              </svg>
              <span className={layout.sr}>{reviewsText.spread(stars, count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ReviewItem({ review: { author, bought, stars, text, at, answer } }: { readonly review: Review }) {
  return (
    <article className={styles.item}>
      <p className={styles.by}>
        <b>{author}</b> {bought ? <Badge tone="ok">{reviewsText.bought}</Badge> : null}{' '}
        <span className={styles.quiet}>{formatDate(at)}</span>
      </p>
      <Stars count={stars} />
      <p className={styles.text}>{text}</p>
      {answer === '' ? null : (
        <Note>
          <b>{reviewsText.answer}</b> <span className={styles.text}>{answer}</span>
        </Note>
      )}
    </article>
  );
}
