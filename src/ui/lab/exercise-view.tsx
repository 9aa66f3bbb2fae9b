import type { RichText as RichTree } from '#core/content/rich-text.ts';
import { RichText } from '#ui/blocks/content/rich-text.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { type Exercise, exerciseHref } from './exercises.ts';
import styles from './lab.module.css';
import { labText } from './messages.vi.ts';

export function ExerciseView({
  lab,
  exercise,
  exercises,
}: {
  readonly lab: string;
  readonly exercise: Exercise;
  readonly exercises: readonly Exercise[];
}) {
  const at = exercises.indexOf(exercise);
  return (
    <article>
      <p className={styles.position}>{labText.position(at + 1, exercises.length)}</p>
      <h1>{exercise.title}</h1>
      <div className={styles.body}>
        <RichText text={raiseHeadings(exercise.body)} />
      </div>
      <nav className={styles.ways} aria-label={labText.others}>
        <ExerciseLink lab={lab} to={exercises[at - 1]} previous /> <ExerciseLink lab={lab} to={exercises[at + 1]} />
      </nav>
    </article>
  );
}

/** Raises the heading levels: the exercise's title is the page's h1. */
const raiseHeadings = (body: RichTree): RichTree =>
  body.map((block) => (block.kind === 'heading' ? { ...block, level: block.level === 4 ? 3 : 2 } : block));

function ExerciseLink({
  lab,
  to,
  previous = false,
}: {
  readonly lab: string;
  /** undefined when there is no exercise in that direction. */
  readonly to: Exercise | undefined;
  readonly previous?: boolean;
}) {
  if (to === undefined) return <span />;
  return (
    <Link href={exerciseHref(lab, to.slug)} rel={previous ? 'prev' : 'next'}>
      <Icon name={previous ? 'left' : 'right'} />
      <span>
        <small>{previous ? labText.previous : labText.next}</small> {to.title}
      </span>
    </Link>
  );
}
