import type { DomainOffer } from '#core/domains/domain-offer.ts';
import { eligibilityText } from '#ui/blocks/price/eligibility.vi.ts';
import layout from '#ui/theme/layout.module.css';
import { domainText as text } from './messages.vi.ts';

/** Requirements for the registrant. [DOM-03] */
export function KindNote({ offer: { kind, eligibility } }: { readonly offer: DomainOffer }) {
  if (kind === 'vietnamese') return <p className={layout.hint}>{text.lettered}</p>;
  if (eligibility === null) return null;
  const { who, documents } = eligibilityText[eligibility];
  return (
    <p className={layout.hint}>
      {who} {documents}
    </p>
  );
}
