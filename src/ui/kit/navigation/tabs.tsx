import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link } from '#ui/navigation/link.tsx';

export type Tab = {
  readonly title: string;
  readonly href: string;
  readonly current: boolean;
  readonly hint?: string | null;
};

/**
 * Tabs with URLs of their own, so they work without JavaScript. `hint`: a benefit such as −15%. `inPlace`: they change the
 * page instead of leading to another.
 */
export function Segmented({
  label,
  tabs,
  inPlace = true,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly inPlace?: boolean;
}) {
  return (
    <ButtonGroup role="navigation" variant="segment" aria-label={label}>
      {tabs.map(({ title, href, current, hint }) => (
        <Button
          key={href}
          component={Link}
          href={href}
          inPlace={inPlace}
          aria-current={current ? (inPlace ? 'true' : 'page') : undefined}
        >
          <span>{title}</span> {hint ? <em>{hint}</em> : null}{' '}
        </Button>
      ))}
    </ButtonGroup>
  );
}
