import { useQuery } from '@tanstack/react-query';
import type { Consent } from '#core/consent/consent.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { privateKey } from '#ui/app/queries.ts';

/**
 * The choice that this browser holds; null before the visitor has chosen. Its key extends the key of `loadConsent`, so that
 * a saved choice is read again like everything else that a command changes.
 */
export const useConsent = (choices: VisitorChoices): Consent | null | undefined =>
  useQuery({ queryKey: [...privateKey('loadConsent'), 'here'], queryFn: () => choices.consent(), staleTime: 0 }).data;
