import type { Project } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import cards from '#ui/blocks/content/article-card.module.css';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { contentText } from './messages.vi.ts';
import styles from './reading.module.css';

export function ProjectCard({ project }: { readonly project: Project }) {
  return (
    <Card as="article" className={classes(cards.whole, cards.card)}>
      <Cover media={project.images[0] ?? null} sizes="(max-width: 639px) 100vw, 370px" />
      <div className={cards.body}>
        <h3>
          <Link href={paths.project(project.slug)} className={layout.cover}>
            {project.title}
          </Link>
        </h3>
        {project.client === null ? null : <p className={cards.meta}>{project.client}</p>}
      </div>
    </Card>
  );
}

export function OtherProjects({ projects }: { readonly projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="_du-an-khac">
      <h2 id="_du-an-khac">{contentText.otherProjects}</h2>
      <div className={layout.cols3}>
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </div>
    </section>
  );
}
