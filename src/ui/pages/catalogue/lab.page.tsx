import { notFound } from '@tanstack/react-router';
import { isLabProduct } from '#core/catalogue/product-line.ts';
import type { ContentPage } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import {
  ensure,
  ensureFound,
  type LoaderInput,
  type PageLoader,
  publicPageQuery,
  useOptionalPageQuery,
  usePageQuery,
} from '#ui/app/page.ts';
import { usePathParams } from '#ui/app/use-shop.ts';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { classes } from '#ui/kit/css.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { ExerciseView } from '#ui/lab/exercise-view.tsx';
import {
  type Exercise,
  exerciseHref,
  extractExercises,
  extractIntroduction,
  labContentPath,
} from '#ui/lab/exercises.ts';
import styles from '#ui/lab/lab.module.css';
import { LabOffer } from '#ui/lab/lab-offer.tsx';
import { labText } from '#ui/lab/messages.vi.ts';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

const noLab = () => notFound({ data: { thing: 'lab' } });

const labProduct = publicPageQuery('loadProduct', ({ params }) => ({ slug: params.lab ?? '' }));
const labContent = publicPageQuery('loadContentPage', ({ params }) => ({
  path: labContentPath(params.lab ?? ''),
  preview: null,
}));

/** /thuc-hanh-lab/{lab} works without the editors' exercises, /{lab}/{exercise} does not. [ROUTE-39, ROUTE-48] */
export const load: PageLoader = async (loader) => {
  const { exercise } = loader.params;
  return exercise === undefined ? loadList(loader) : loadExercise(loader, exercise);
};

const labOf = async (loader: LoaderInput) => {
  const product = await ensureFound(loader, labProduct, 'lab');
  if (!isLabProduct(product)) throw noLab();
  return product;
};

const loadList = async (loader: LoaderInput) => {
  const editorsPage = ensure(loader, labContent).catch(() => null);
  const [product, page] = await Promise.all([labOf(loader), editorsPage]);
  return {
    title: page?.seo?.title ?? labText.practice(product.title),
    description: page?.seo?.description ?? product.summary,
    canonicalPath: paths.lab(product.slug),
  };
};

const loadExercise = async (loader: LoaderInput, slug: string) => {
  const [product, page] = await Promise.all([labOf(loader), ensureFound(loader, labContent, 'lab')]);
  const exercise = extractExercises(page).find((each) => each.slug === slug);
  if (exercise === undefined) throw noLab();
  return {
    title: `${exercise.title}, ${product.title}`,
    description: exercise.goal === '' ? product.summary : exercise.goal,
    canonicalPath: exerciseHref(product.slug, exercise.slug),
  };
};

/** /thuc-hanh-lab/{lab} and /thuc-hanh-lab/{lab}/{exercise} [ROUTE-39] */
export function Page() {
  const { lab = '', exercise: slug } = usePathParams();
  const product = usePageQuery(labProduct);
  const { data: page = null } = useOptionalPageQuery(labContent);
  const exercises = page === null ? [] : extractExercises(page);
  const exercise = exercises.find((each) => each.slug === slug);
  const shop = { title: labText.crumb, href: paths.category({ handle: 'cloud-lab' }) };
  const own = { title: product.title, href: paths.lab(lab) };
  return (
    <PageFrame trail={exercise ? [shop, own] : [shop]} here={exercise?.title ?? product.title}>
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
    </PageFrame>
  );
}

function Introduction({ page }: { readonly page: ContentPage | null }) {
  const text = page === null ? [] : extractIntroduction(page);
  return (
    <div className={styles.intro}>
      <RichText text={text} />
    </div>
  );
}

function ExerciseList({ lab, exercises }: { readonly lab: string; readonly exercises: readonly Exercise[] }) {
  return (
    <section aria-labelledby="_cac-bai">
      <h2 id="_cac-bai" className={styles.listHead}>
        {labText.exercises} {exercises.length === 0 ? null : <span>{labText.count(exercises.length)}</span>}
      </h2>
      {exercises.length === 0 ? (
        <Note kind="plain">{labText.none}</Note>
      ) : (
        <ol className={styles.list}>
          {exercises.map(({ slug, title, goal, steps }) => (
            <li key={slug}>
              <h3>
                <Link href={exerciseHref(lab, slug)}>{title}</Link>
              </h3>
              {goal === '' ? null : <p>{goal}</p>}
              {steps === 0 ? null : <p className={styles.steps}>{labText.steps(steps)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
