import Paper from '@mui/material/Paper';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import { BrandMark } from '#ui/kit/media/brand-mark.tsx';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './pick-tile.module.css';

/** `name`: form field; `title`: text of the tile. */
type Radio = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'title'>;

export function PickTile({
  children,
  row = false,
  ...rest
}: Radio & { readonly children: ReactNode; readonly row?: boolean }) {
  return (
    <Paper component="label" variant="tile" className={classes(row && styles.row)}>
      <input type="radio" {...rest} />
      {children}
    </Paper>
  );
}

/** The same style for a choice that is a link, such as another plan. */
export function PickLink({
  href,
  current,
  inPlace = false,
  children,
}: {
  readonly href: string;
  readonly current: boolean;
  readonly inPlace?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Paper component={Link} variant="tile" href={href} inPlace={inPlace} aria-current={current ? 'true' : undefined}>
      {children}
    </Paper>
  );
}

const grids = {
  two: styles.two,
  places: styles.places,
  three: styles.os,
  presets: styles.presets,
  terms: styles.terms,
  offers: styles.offers,
};

export function PickGrid({
  layout,
  label,
  children,
}: {
  readonly layout: keyof typeof grids;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no grid in every browser the shop serves
    <div className={grids[layout]} role="group" aria-label={label}>
      {children}
    </div>
  );
}

export function SystemTile({ title, detail, ...rest }: Radio & { readonly title: string; readonly detail: string }) {
  return (
    <PickTile {...rest}>
      <BrandMark title={title} className={styles.osm} /> <b>{title}</b> <span>{detail}</span>
    </PickTile>
  );
}

export function TermTile({
  term,
  price,
  unit,
  saving,
  saves,
  ...rest
}: Radio & {
  readonly term: string;
  readonly price: string;
  readonly unit: string;
  readonly saving: string;
  /** False mutes the last line. */
  readonly saves: boolean;
}) {
  return (
    <PickTile {...rest}>
      <b>{term}</b>{' '}
      <span className={styles.m}>
        {price}
        <i>/{unit}</i>
      </span>{' '}
      <span className={classes(styles.sv, !saves && styles.sv0)}>{saving}</span>
    </PickTile>
  );
}

export function SignTile({
  icon,
  title,
  detail,
  ...rest
}: Radio & { readonly icon: IconName; readonly title: string; readonly detail?: string }) {
  return (
    <PickTile row {...rest}>
      <Icon name={icon} />
      <span>
        <b>{title}</b> {detail ? <small>{detail}</small> : null}
      </span>
    </PickTile>
  );
}
