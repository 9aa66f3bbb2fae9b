import { unknownVisitor, type VisitorState } from '#core/session/visitor-state.ts';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import { usePrivateQuery } from './queries.ts';
import { useShop } from './use-shop.ts';

/**
 * The visitor's state for the header's badges; requested after hydration, and only if a cookie indicates one. A failure
 * counts as an anonymous visitor. [HDR-05, STA-01]
 */
export const useVisitor = (): VisitorState => {
  const { canKnowVisitor } = useShop();
  // Without a request it uses what a guarded page has loaded.
  const { data = unknownVisitor } = usePrivateQuery('loadVisitor', {}, canKnowVisitor);
  return useHydrated() ? data : unknownVisitor;
};
