import { needsRegistrantDocuments } from '#core/domains/registrant-documents.ts';
import type { Order } from '#core/orders/order.ts';
import * as paths from '#core/shared/paths.ts';
import { papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import styles from './payment.module.css';

/** Domains of a paid order that need registrant documents; nothing when there are none. [ROUTE-34] */
export function RegistrantDocumentsStep({ order }: { readonly order: Order }) {
  const names = order.lines.filter(
    ({ category, description, changes }) =>
      category === 'domain' && changes === undefined && needsRegistrantDocuments(description),
  );
  if (names.length === 0) return null;
  return (
    <Note kind="warn">
      <b>{text.afterPaying(names.map(({ description }) => description).join(', '))}</b> {text.lead}
      <p className={styles.papers}>
        <ButtonLink href={paths.papersList} kind="primary">
          {text.begin}
        </ButtonLink>
      </p>
    </Note>
  );
}
