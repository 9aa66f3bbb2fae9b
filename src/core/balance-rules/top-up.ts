import { type Dong, dong } from '#core/shared/dong.ts';
import { cleanLatin } from '#core/shared/text/clean-typed.ts';

/** Least and most that a customer asks for in one top-up, đồng. What really arrives counts, whatever was asked for. */
export const topUpLimits = { min: dong(50_000), max: dong(50_000_000) } as const;

export const mayTopUp = (amount: Dong): boolean => amount >= topUpLimits.min && amount <= topUpLimits.max;

const MAX_NUMBERS = 5;

/** Numbers of top-ups in what the payer of a transfer wrote; banks put it in capitals and drop signs. */
export const topUpNumbersIn = (content: string): readonly string[] =>
  [
    ...cleanLatin(content)
      .toUpperCase()
      .matchAll(/N ?T[ :#.\p{Pd}]*(\d{8,12})/gu),
  ]
    .map(([, digits]) => `NT${digits}`)
    .slice(0, MAX_NUMBERS);
