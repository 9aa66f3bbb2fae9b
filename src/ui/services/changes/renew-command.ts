import type { RenewalOffer, RenewalTerm } from '#core/services/changes/service-changes.port.ts';
import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { type Fields, textAt } from '#ui/app/form-fields.ts';

/** Form value of a term. */
export const termValue = ({ term, unit }: Pick<RenewalTerm, 'term' | 'unit'>): string => `${term}-${unit.id}`;

/** Name of the field with the chosen term of a service. */
export const termField = ({ id }: Pick<RenewalOffer, 'id'>): string => `terms.${id}`;

/** The term of this form value, or the current one. */
export const findChosenTerm = (offer: RenewalOffer, value: string): RenewalTerm =>
  offer.terms.find((each) => termValue(each) === value) ?? offer;

/** Renews services for the terms of a form and pays instalments, at the displayed amounts. */
export const toRenewCommand = (
  offers: readonly RenewalOffer[],
  fields: Fields,
  dues: readonly InstalmentRow[] = [],
) => {
  const chosen = offers.map((offer) => [offer.id, findChosenTerm(offer, textAt(fields, termField(offer)))] as const);
  return {
    ids: offers.map(({ id }) => id),
    dues: dues.map(({ id }) => id),
    terms: Object.fromEntries(chosen.map(([id, term]) => [id, termValue(term)])),
    expectedTotal: Object.fromEntries([
      ...chosen.map(([id, term]) => [`${id}-${termValue(term)}`, term.amounts.gross] as const),
      ...dues.map(({ id, amounts }) => [id, amounts.gross] as const),
    ]),
  };
};
