import { initialsOf } from '#core/account/names.ts';
import { classes } from '#ui/kit/css.ts';
import styles from './avatar.module.css';

const sizes = { s: 28, m: 40, l: 72 };

/** Picture or initials. Decorative: the name is beside it. */
export function Avatar({
  name,
  path,
  size = 's',
}: {
  readonly name: string;
  /** Null shows initials. */
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
