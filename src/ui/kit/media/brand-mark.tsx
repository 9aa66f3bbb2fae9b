import Avatar from '@mui/material/Avatar';
import sprite from './brand-marks.svg?url&no-inline';

/** Beginnings of titles, by symbol of the sprite. Licences are in brand-marks.txt. */
const marks = {
  ubuntu: 'ubuntu',
  debian: 'debian',
  almalinux: 'almalinux',
  'rocky linux': 'rocky-linux',
  cpanel: 'cpanel',
  plesk: 'plesk',
  wordpress: 'wordpress',
  docker: 'docker',
} as const;

const symbolOf = (title: string): string | null =>
  Object.entries(marks).find(([name]) => title.toLowerCase().startsWith(name))?.[1] ?? null;

export const hasBrandMark = (title: string): boolean => symbolOf(title) !== null;

/** The mark of a system, panel or app, else its first letter. Decorative: the title beside it has the meaning. */
export function BrandMark({
  title,
  className,
}: {
  /** Such as «Ubuntu 24.04 LTS». */
  readonly title: string;
  readonly className?: string | undefined;
}) {
  const symbol = symbolOf(title);
  return (
    <Avatar component="i" variant="rounded" className={className ?? ''} aria-hidden="true">
      {symbol === null ? (
        title.slice(0, 1)
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${sprite}#${symbol}`} />
        </svg>
      )}
    </Avatar>
  );
}
