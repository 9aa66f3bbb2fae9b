import MuiCard from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import styles from './help-card.module.css';

/** A dark panel with its buttons at the lower edge. */
export function HelpCard({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}) {
  return (
    <MuiCard component="aside" variant="ink" className={styles.helpCard ?? ''}>
      <Typography variant="h3">{title}</Typography>
      <p>{text}</p>
      <div className={styles.act}>{action}</div>
    </MuiCard>
  );
}
