import { useQuery } from '@tanstack/react-query';
import type { Consent } from '#core/consent/consent.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { privateKey } from '#ui/app/queries.ts';

/** Null before the visitor has chosen. The key extends that of `loadConsent`, so a saved choice reloads it. */
export const useConsent = (choices: VisitorChoices): Consent | null | undefined =>
  useQuery({ queryKey: [...privateKey('loadConsent'), 'here'], queryFn: () => choices.consent(), staleTime: 0 }).data;
