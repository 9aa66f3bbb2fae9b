import { Note } from '#ui/kit/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { type Exercise, exerciseHref } from './exercises.ts';
import styles from './lab.module.css';
import { labText } from './messages.vi.ts';

export function ExerciseList({ lab, exercises }: { readonly lab: string; readonly exercises: readonly Exercise[] }) {
  return (
    <section aria-labelledby="_cac-bai">
      <h2 id="_cac-bai" className={styles.listHead}>
        {labText.exercises}
        {exercises.length === 0 ? null : <span>{labText.count(exercises.length)}</span>}
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
