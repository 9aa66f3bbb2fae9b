import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './numbered-steps.module.css';

export function NumberedSteps({
  steps,
  className,
}: {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly className?: string | undefined;
}) {
  return (
    <ol className={classes(layout.fields, styles.steps, className)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p className={layout.quiet}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
