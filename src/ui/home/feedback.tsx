import type { ComponentType } from 'react';
import type { Feedback, Home } from '#core/pages/home.ts';
import * as paths from '#core/shared/paths.ts';
import { Avatar } from '#ui/blocks/avatar.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import Slides from '#ui/kit/slides.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './home-parts.module.css';
import { homeParts } from './messages.vi.ts';

type Drawing = { readonly stars: ComponentType<{ readonly count: number }> };

/** Nothing when there are no reviews or they failed to load. [ROUTE-01] */
export function FeedbackSlider({ feedback, stars }: Pick<Home, 'feedback'> & Drawing) {
  if (feedback === null || feedback.length === 0) return null;
  return (
    <section className={layout.sec}>
      <div className={classes(layout.wrap, styles.slides)}>
        <h2 id="phan-hoi" className={styles.slidesHead}>
          {homeParts.feedback}
        </h2>
        <Slides label={homeParts.feedback} as="cards">
          {feedback.map((each) => (
            <FeedbackSlide key={`${each.product.slug} ${each.author} ${each.text}`} feedback={each} stars={stars} />
          ))}
        </Slides>
      </div>
    </section>
  );
}

function FeedbackSlide({
  feedback: { author, stars: count, text, product },
  stars: Stars,
}: { readonly feedback: Feedback } & Drawing) {
  return (
    <Card as="article" className={classes(styles.project, styles.slideBody)}>
      <Stars count={count} />
      <blockquote>{text}</blockquote>
      <div className={styles.foot}>
        <Avatar name={author} path={null} size="m" />
        <p>
          <b>{author}</b>
          <span>
            {homeParts.feedbackAbout} <Link href={paths.product(product.slug)}>{product.title}</Link>
          </span>
        </p>
      </div>
    </Card>
  );
}
