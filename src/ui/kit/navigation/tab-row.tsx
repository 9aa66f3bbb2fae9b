import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link } from '#ui/navigation/link.tsx';
import styles from './tab-row.module.css';
import type { Tab } from './tabs.tsx';

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
