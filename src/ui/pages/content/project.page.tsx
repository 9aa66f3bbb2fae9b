import type { Project } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import ways from '#ui/blocks/content/contact-ways.module.css';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { Contents } from '#ui/content/contents.tsx';
import { linkedProducts } from '#ui/content/linked-products.ts';
import { contentText } from '#ui/content/messages.vi.ts';
import { OtherProjects } from '#ui/content/other-projects.tsx';
import { Pictures } from '#ui/content/pictures.tsx';
import styles from '#ui/content/reading.module.css';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

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
      <div className={classes(layout.withSum, styles.layout)}>
        <ProjectHead project={project} />
        <aside className={classes(layout.b, layout.fields, layout.sticky)}>
          <ProjectFacts project={project} />
          <Contents text={project.body} title={contentText.contentsOfPage} />
        </aside>
        <div>
          <RichText text={project.body} />
          <Pictures title={contentText.pictures} images={project.images.slice(1)} />
        </div>
      </div>
      <OtherProjects projects={others} />
    </PageFrame>
  );
}

function ProjectHead({ project: { title, summary, images } }: { readonly project: Project }) {
  const [first] = images;
  return (
    <header className={classes(layout.entries, styles.head)}>
      <h1>{title}</h1>
      <p className={styles.lead}>{summary}</p>
      {first === undefined ? null : (
        <Cover
          media={first}
          alt={first.alt}
          sizes="(max-width: 1023px) 100vw, 824px"
          eager
          className={classes(layout.below, styles.cover)}
        />
      )}
    </header>
  );
}

/** Who the customer is, which products the text links to, and whom to ask for the same. */
function ProjectFacts({ project: { client, body } }: { readonly project: Project }) {
  const products = linkedProducts(body);
  return (
    <Card className={classes(layout.entries, styles.facts)}>
      <dl className={classes(layout.entries, ways.ways)}>
        {client === null ? null : (
          <div>
            <dt className={layout.fine}>{contentText.client}</dt>
            <dd>{client}</dd>
          </div>
        )}
        {products.length === 0 ? null : (
          <div>
            <dt className={layout.fine}>{contentText.projectProducts}</dt>
            {products.map(({ href, title }) => (
              <dd key={href}>
                <Link href={href}>{title}</Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <ButtonLink href={paths.consultation} block>
        {contentText.askForProject}
      </ButtonLink>
    </Card>
  );
}
