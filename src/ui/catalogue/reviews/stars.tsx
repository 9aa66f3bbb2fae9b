import { useFormState } from '#ui/app/command-form.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './reviews.module.css';
import { reviewsText } from './reviews.vi.ts';

const STAR_VALUES = [1, 2, 3, 4, 5] as const;

export function Stars({ count }: { readonly count: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={reviewsText.stars(count)}>
      {STAR_VALUES.map((star) => (
        <span key={star} className={classes(star <= count && styles.on)}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}

/** Five radio buttons drawn as stars, lowest first. */
export function StarRadios() {
  const form = useFormState();
  const error = form.error('stars');
  const { onChange } = form.register('stars');
  return (
    <fieldset className={styles.rate} aria-describedby={error === null ? undefined : 'stars-problem'}>
      <legend>{reviewsText.rating}</legend>
      <span className={styles.radios}>
        {STAR_VALUES.map((star) => (
          <label key={star}>
            <input
              type="radio"
              name="stars"
              value={star}
              defaultChecked={form.typed('stars') === String(star)}
              onChange={onChange}
              aria-invalid={error === null ? undefined : true}
            />
            <Icon name="star" />
            <span className={layout.sr}>{reviewsText.stars(star)}</span>
          </label>
        ))}
      </span>
      {error === null ? null : (
        <p id="stars-problem" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
