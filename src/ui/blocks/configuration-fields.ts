import { type Configuration, optionFieldName } from '#core/pricing/quote.ts';

/** A configuration as hidden fields of a plain form post. */
export const configurationFields = ({
  time,
  count,
  plan,
  chosen,
}: Configuration): readonly (readonly [name: string, value: string])[] => [
  ['configuration.time', String(time)],
  ['configuration.count', String(count)],
  ...(plan ? [['configuration.plan', plan] as const] : []),
  ...Object.entries(chosen).flatMap(([id, values]) => values.map((value) => [optionFieldName(id), value] as const)),
];
