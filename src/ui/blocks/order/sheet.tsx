import type { ReactNode } from 'react';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { classes } from '#ui/kit/css.ts';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './sheet.module.css';
import { sheetText } from './sheet.vi.ts';

/** A4; only the sheet is printed, dark on white. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Card as="article" className={styles.sheet}>
      {children}
    </Card>
  );
}

/** Not printed. */
export function SheetActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes(layout.flow, layout.screen, styles.actions)}>{children}</div>;
}

export function SheetHead({
  heading,
  note,
  children,
}: {
  readonly heading: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const { identity } = useShop();
  return (
    <div className={classes(layout.between, layout.tops)}>
      <div>
        <p className={styles.brand}>{identity.name}</p>
        <h2 className={layout.title}>{heading}</h2>
        <p className={layout.faint}>{note}</p>
      </div>
      <dl className={styles.facts}>{children}</dl>
    </div>
  );
}

export function SheetParties({ children }: { readonly children: ReactNode }) {
  return <div className={classes(layout.pair, styles.parties)}>{children}</div>;
}

/** Omits unknown facts. */
export function SheetParty({ title, party }: { readonly title: string; readonly party: InvoiceParty }) {
  const rows = [
    [sheetText.name, party.name],
    [sheetText.taxCode, party.taxCode],
    [sheetText.address, party.address],
    [sheetText.phone, party.phone],
    [sheetText.email, party.email],
  ] as const;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export function SheetItem({ title, details = [] }: { readonly title: string; readonly details?: readonly string[] }) {
  return (
    <td>
      <span className={styles.item}>{title}</span>{' '}
      {spaced(
        details.map((each) => (
          <span key={each} className={layout.faint}>
            {each}
          </span>
        )),
      )}
    </td>
  );
}

export function SheetTotals({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.totals}>{children}</dl>;
}

export function SheetNote({ children }: { readonly children: ReactNode }) {
  return <p className={layout.faint}>{children}</p>;
}

export function SheetTerms({ terms }: { readonly terms: readonly string[] }) {
  return (
    <ul className={classes(layout.points, styles.terms)}>
      {terms.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

/** Side by side, with room to sign and to stamp. */
export function SheetSignatures({
  sides,
}: {
  readonly sides: readonly { readonly title: string; readonly hint: string }[];
}) {
  return (
    <div className={styles.signatures}>
      {sides.map(({ title, hint }) => (
        <p key={title}>
          <b>{title}</b> <span className={layout.faint}>{hint}</span>
        </p>
      ))}
    </div>
  );
}
