import MuiAvatar from '@mui/material/Avatar';
import { initialsOf } from '#core/account/names.ts';
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
  return path === null ? (
    <MuiAvatar component="span" className={styles[size] ?? ''} aria-hidden="true">
      {/* Drawn, not written: no part of the name of a button around it. */}
      <span data-letters={initialsOf(name)} className={styles.letters} />
    </MuiAvatar>
  ) : (
    <MuiAvatar
      component="span"
      className={styles[size] ?? ''}
      src={path}
      alt=""
      slotProps={{ img: { width: sizes[size], height: sizes[size], loading: 'lazy' } }}
    />
  );
}
