import { type Configuration, optionFieldName } from '#core/pricing/quote.ts';

export const configurationFields = ({
  term,
  quantity,
  plan,
  chosen,
}: Configuration): readonly (readonly [name: string, value: string])[] => [
  ['configuration.term', String(term)],
  ['configuration.quantity', String(quantity)],
  ...(plan ? [['configuration.plan', plan] as const] : []),
  ...Object.entries(chosen).flatMap(([id, values]) => values.map((value) => [optionFieldName(id), value] as const)),
];
