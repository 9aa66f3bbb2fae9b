import { projectHref } from '#core/content/content-paths.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';

/** /project/{slug} [ROUTE-38, ROUTE-48] */
export const loadProject: PageLoader = async (loader) => {
  const { project } = await ensureFound(loader, 'project', { slug: loader.params.slug ?? '' }, 'project');
  return { title: project.title, description: project.summary, canonicalPath: projectHref(project.slug) };
};
