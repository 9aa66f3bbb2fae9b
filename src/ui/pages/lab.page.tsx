import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ContentPage } from '#core/content/article.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Breadcrumbs } from '#ui/blocks/breadcrumbs.tsx';
import { RichText } from '#ui/blocks/rich-text.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import { ExerciseList } from '#ui/lab/exercise-list.tsx';
import { ExerciseView } from '#ui/lab/exercise-view.tsx';
import { exercisesOf, introductionOf, labContentPath, labHref } from '#ui/lab/exercises.ts';
import styles from '#ui/lab/lab.module.css';
import { LabOffer } from '#ui/lab/lab-offer.tsx';
import { labText } from '#ui/lab/messages.vi.ts';

/** /thuc-hanh-lab/{lab} and /thuc-hanh-lab/{lab}/{exercise} [ROUTE-39] */
export function Page() {
  const { useCases } = useShop();
  const { lab = '', exercise: slug } = useParams({ strict: false });
  const { data: product } = useSuspenseQuery(queryOf(useCases, 'product', { slug: lab }));
  const { data: page = null } = useQuery(queryOf(useCases, 'contentPage', { path: labContentPath(lab) }));
  const exercises = page === null ? [] : exercisesOf(page);
  const exercise = exercises.find((each) => each.slug === slug);
  const shop = { title: labText.crumb, href: '/cua-hang/danh-muc/cloud-lab' };
  const own = { title: product.title, href: labHref(lab) };
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <Breadcrumbs trail={exercise ? [shop, own] : [shop]} here={exercise?.title ?? product.title} />
      <div className={layout.withSum}>
        <div className={layout.a}>
          {exercise ? (
            <ExerciseView lab={lab} exercise={exercise} exercises={exercises} />
          ) : (
            <>
              <h1>{labText.practice(product.title)}</h1>
              <Introduction page={page} />
              {page === null ? (
                <Note kind="plain">{labText.missing}</Note>
              ) : (
                <ExerciseList lab={lab} exercises={exercises} />
              )}
            </>
          )}
        </div>
        <aside className={classes(layout.b, layout.sticky)}>
          <LabOffer product={product} />
        </aside>
      </div>
    </div>
  );
}

function Introduction({ page }: { readonly page: ContentPage | null }) {
  const text = page === null ? [] : introductionOf(page);
  return (
    <div className={styles.intro}>
      <RichText text={text} />
    </div>
  );
}
