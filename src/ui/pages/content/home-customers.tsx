import type { Author, Project } from '#core/content/article.ts';
import type { Feedback, Home } from '#core/pages/home.ts';
import * as paths from '#core/shared/paths.ts';
import cards from '#ui/blocks/content/article-card.module.css';
import { AuthorPicture } from '#ui/blocks/content/author-picture.tsx';
import { Cover } from '#ui/blocks/content/cover.tsx';
import { Avatar } from '#ui/blocks/person/avatar.tsx';
import { Stars } from '#ui/catalogue/reviews/stars.tsx';
import styles from '#ui/home/home-parts.module.css';
import { homeParts } from '#ui/home/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import Slides from '#ui/kit/media/slides.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

/** Projects, team and reviews. Loads near the viewport. [ROUTE-01] */
export default function HomeCustomers({ data: { projects, team, feedback } }: { readonly data: Home }) {
  return (
    <>
      <ProjectSlider projects={projects} />
      <Team people={team} />
      <FeedbackSlider feedback={feedback} />
    </>
  );
}

/** Nothing when there are no reviews or they failed to load. [ROUTE-01] */
function FeedbackSlider({ feedback }: Pick<Home, 'feedback'>) {
  if (feedback === null || feedback.length === 0) return null;
  return (
    <section className={layout.sec}>
      <div className={classes(layout.wrap, styles.slides)}>
        <div className={layout.secHead}>
          <h2 id="phan-hoi">{homeParts.feedback}</h2>
        </div>
        <Slides label={homeParts.feedback} as="cards">
          {feedback.map((each) => (
            <FeedbackSlide key={`${each.product.slug} ${each.author} ${each.text}`} feedback={each} />
          ))}
        </Slides>
      </div>
    </section>
  );
}

function FeedbackSlide({ feedback: { author, stars, text, product } }: { readonly feedback: Feedback }) {
  return (
    <Card as="article" className={classes(cards.body, styles.tile, styles.body)}>
      <Stars count={stars} />
      <blockquote className={layout.quiet}>{text}</blockquote>
      <div className={classes(layout.row, styles.foot)}>
        <Avatar name={author} path={null} size="m" />
        <p>
          <b>{author}</b>{' '}
          <span>
            {homeParts.feedbackAbout} <Link href={paths.product(product.slug)}>{product.title}</Link>
          </span>
        </p>
      </div>
    </Card>
  );
}

/** Three side by side; nothing when there are none. [ROUTE-01] */
function ProjectSlider({ projects }: Pick<Home, 'projects'>) {
  if (projects?.length === 0) return null;
  return (
    <section className={layout.sec}>
      <div className={classes(layout.wrap, styles.slides)}>
        <div className={layout.secHead}>
          <h2 id="du-an">{homeParts.projects}</h2>
        </div>
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
    <Card as="article" className={classes(cards.whole, cards.card, styles.tile)}>
      <Cover media={images[0] ?? null} sizes="(max-width: 639px) 86vw, 370px" />
      <div className={classes(cards.body, styles.body)}>
        <h3>
          <Link href={paths.project(slug)} className={layout.cover}>
            {title}
          </Link>
        </h3>
        <p className={layout.quiet}>{summary}</p>
        {client === null ? null : <p className={styles.foot}>{client}</p>}
      </div>
    </Card>
  );
}

/** People with their roles and articles; nothing when there are none. [ROUTE-01] */
function Team({ people }: { readonly people: readonly Author[] | null }) {
  if (people === null || people.length === 0) return null;
  return (
    <section className={classes(layout.sec, layout.secBand)} aria-labelledby="doi-ngu">
      <div className={layout.wrap}>
        <div className={layout.secHead}>
          <div>
            <h2 id="doi-ngu">{homeParts.team}</h2>
            <p>{homeParts.teamLead}</p>
          </div>
        </div>
        <ul className={classes(layout.cols4, styles.row)}>
          {people.map((person) => (
            <li key={person.id}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Person({ person }: { readonly person: Author }) {
  return (
    <Card padded className={classes(cards.whole, layout.row, styles.tile, styles.person)}>
      <AuthorPicture author={person} size="l" />
      <div>
        <h3>
          <Link href={paths.author(person.id)} className={layout.cover}>
            {person.name}
          </Link>
        </h3>
        {person.jobTitle === null ? null : <p className={layout.fine}>{person.jobTitle}</p>}
      </div>
    </Card>
  );
}
