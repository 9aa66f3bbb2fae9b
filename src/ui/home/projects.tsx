import type { Project } from '#core/content/article.ts';
import type { Home } from '#core/pages/home.ts';
import * as paths from '#core/shared/paths.ts';
import { Cover } from '#ui/blocks/cover.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import Slides from '#ui/kit/slides.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './home-parts.module.css';
import { homeParts } from './messages.vi.ts';

/** Three side by side; nothing when there are none. [ROUTE-01] */
export function ProjectSlider({ projects }: Pick<Home, 'projects'>) {
  if (projects?.length === 0) return null;
  return (
    <section className={layout.sec}>
      <div className={classes(layout.wrap, styles.slides)}>
        <h2 id="du-an" className={styles.slidesHead}>
          {homeParts.projects}
        </h2>
        {projects === null ? (
          <Note kind="plain">{homeParts.projectsMissing}</Note>
        ) : (
          <Slides label={homeParts.projects} as="cards">
            {projects.map((project) => (
              <ProjectSlide key={project.slug} project={project} />
            ))}
          </Slides>
        )}
      </div>
    </section>
  );
}

function ProjectSlide({ project: { slug, title, client, summary, images } }: { readonly project: Project }) {
  return (
    <Card as="article" className={styles.project}>
      <Cover media={images[0] ?? null} sizes="(max-width: 639px) 86vw, 370px" />
      <div className={styles.slideBody}>
        <h3>
          <Link href={paths.project(slug)}>{title}</Link>
        </h3>
        <p>{summary}</p>
        {client === null ? null : <p className={styles.foot}>{client}</p>}
      </div>
    </Card>
  );
}
