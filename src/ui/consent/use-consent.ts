import { useQuery } from '@tanstack/react-query';
import type { Consent } from '#core/consent/consent.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';

/**
 * The choice that this browser holds, null while none was made. Its key stands below that of the use case, so a choice
 * that was saved is read again as everything else is that a command changed.
 */
export const useConsent = (choices: VisitorChoices): Consent | null | undefined =>
  useQuery({ queryKey: ['consent', 'here'], queryFn: () => choices.consent(), staleTime: 0 }).data;
