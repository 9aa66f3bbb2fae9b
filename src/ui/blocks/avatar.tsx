import { initialsOf } from '#core/account/names.ts';
import { classes } from '#ui/kit/css.ts';
import styles from './avatar.module.css';

const sizes = { s: 28, m: 40, l: 72 };

/** A person's picture, or their initials. Decorative: the name is beside it, so screen readers skip the initials. */
export function Avatar({
  name,
  path,
  size = 's',
}: {
  readonly name: string;
  /** Path of the picture; null shows initials. */
  readonly path: string | null;
  readonly size?: keyof typeof sizes;
}) {
  const of = classes(styles.avatar, size === 'm' && styles.avatarM, size === 'l' && styles.avatarL);
  return path === null ? (
    <span className={of} aria-hidden="true" data-letters={initialsOf(name)} />
  ) : (
    <img className={of} src={path} alt="" width={sizes[size]} height={sizes[size]} />
  );
}
