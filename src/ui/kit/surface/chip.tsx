import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

export function FilterChip({
  href,
  label,
  children,
}: {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const shown = (
    <>
      {children}
      <Icon name="close" size="s" />
    </>
  );
  return (
    <Chip
      component={Link}
      clickable
      variant="outlined"
      color="primary"
      href={href}
      inPlace
      aria-label={label}
      label={shown}
    />
  );
}

/** A link to a category, in a row that scrolls on phones. */
export function ChipLink({
  href,
  current = false,
  children,
}: {
  readonly href: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Chip
      component={Link}
      clickable
      variant="outlined"
      color={current ? 'primary' : 'default'}
      href={href}
      aria-current={current ? 'page' : undefined}
      label={children}
    />
  );
}

/** A submit button among such links. */
export function SubmitChip({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) {
  return (
    <Chip
      component="button"
      type="submit"
      clickable
      variant="outlined"
      aria-busy={busy || undefined}
      label={children}
    />
  );
}
