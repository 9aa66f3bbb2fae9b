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
      {/* Browsers without style sheets print it beside the name. */}
      {`${initialsOf(name)} `}
    </MuiAvatar>
  ) : (
    <MuiAvatar
      component="span"
      className={styles[size] ?? ''}
      src={path}
      alt=""
      slotProps={{ img: { width: sizes[size], height: sizes[size] } }}
    />
  );
}
