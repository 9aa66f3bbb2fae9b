import { notFound } from '@tanstack/react-router';
import { ensure, ensureFound, type LoaderInput, type PageLoader } from '#ui/app/page-loader.ts';
import { exerciseHref, exercisesOf, labContentPath, labHref } from '#ui/lab/exercises.ts';
import { labText } from '#ui/lab/messages.vi.ts';

const noLab = () => notFound({ data: { thing: 'lab' } });

/**
 * /thuc-hanh-lab/{lab} and /thuc-hanh-lab/{lab}/{exercise}: a lab that the shop sells with the exercises that editors
 * wrote for it. Its own page stands without them, an exercise does not. [ROUTE-39, ROUTE-48]
 */
export const loadLab: PageLoader = async (loader) => {
  const { lab = '', exercise } = loader.params;
  return exercise === undefined ? loadList(loader, lab) : loadExercise(loader, lab, exercise);
};

const labOf = async (loader: LoaderInput, slug: string) => {
  const product = await ensureFound(loader, 'product', { slug }, 'lab');
  if (product.type !== 'cloud-lab') throw noLab();
  return product;
};

const loadList = async (loader: LoaderInput, lab: string) => {
  const written = ensure(loader, 'contentPage', { path: labContentPath(lab) }).catch(() => null);
  const [product, page] = await Promise.all([labOf(loader, lab), written]);
  return {
    title: page?.seo?.title ?? labText.practice(product.title),
    description: page?.seo?.description ?? product.summary,
    canonicalPath: labHref(product.slug),
  };
};

const loadExercise = async (loader: LoaderInput, lab: string, slug: string) => {
  const [product, page] = await Promise.all([
    labOf(loader, lab),
    ensureFound(loader, 'contentPage', { path: labContentPath(lab) }, 'lab'),
  ]);
  const exercise = exercisesOf(page).find((each) => each.slug === slug);
  if (exercise === undefined) throw noLab();
  return {
    title: `${exercise.title}, ${product.title}`,
    description: exercise.goal === '' ? product.summary : exercise.goal,
    canonicalPath: exerciseHref(product.slug, exercise.slug),
  };
};
