import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { RichText } from '#ui/blocks/rich-text.tsx';
import { Contents } from '#ui/content/contents.tsx';
import { contentText } from '#ui/content/messages.vi.ts';
import { OtherProjects } from '#ui/content/other-projects.tsx';
import { Pictures } from '#ui/content/pictures.tsx';
import { ProjectFacts, ProjectHead } from '#ui/content/project-head.tsx';
import styles from '#ui/content/reading.module.css';

const projectQuery = publicPageQuery('loadProject', ({ params }) => ({ slug: params.slug ?? '' }));

/** [ROUTE-38, ROUTE-48] */
export const load: PageLoader = async (loader) => {
  const { project } = await ensureFound(loader, projectQuery, 'project');
  return { title: project.title, description: project.summary, canonicalPath: paths.project(project.slug) };
};

/** /project/{slug} [ROUTE-38] */
export function Page() {
  const { project, others } = usePageQuery(projectQuery);
  return (
    <PageFrame trail={[]} here={project.title}>
      <div className={styles.layout}>
        <ProjectHead project={project} />
        <aside className={styles.side}>
          <ProjectFacts project={project} />
          <Contents text={project.body} title={contentText.contentsOfPage} />
        </aside>
        <div className={styles.body}>
          <RichText text={project.body} />
          <Pictures title={contentText.pictures} images={project.images.slice(1)} />
        </div>
      </div>
      <OtherProjects projects={others} />
    </PageFrame>
  );
}
