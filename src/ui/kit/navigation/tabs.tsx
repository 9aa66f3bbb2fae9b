import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link } from '#ui/navigation/link.tsx';
import styles from './tabs.module.css';

export type Tab = {
  readonly title: string;
  readonly href: string;
  readonly current: boolean;
  readonly hint?: string | null;
};

/** A tab that old addresses name by what is on it: `anchors` are ids, drawn while another tab is open. */
export type PartTab = Tab & { readonly anchors: readonly string[] };

/** The parts of one thing, each a link; a row that is too long scrolls. */
export function TabRow({ label, tabs }: { readonly label: string; readonly tabs: readonly PartTab[] }) {
  return (
    <ButtonGroup role="navigation" className={styles.row} aria-label={label}>
      {tabs.map(({ title, href, current, anchors }) => (
        <Button key={href} component={Link} href={href} inPlace aria-current={current ? 'true' : undefined}>
          <span>
            {current ? null : anchors.map((anchor) => <span key={anchor} id={anchor} />)}
            {title}
          </span>{' '}
        </Button>
      ))}
    </ButtonGroup>
  );
}

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
