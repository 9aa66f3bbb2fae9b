import type { ReactNode } from 'react';
import { useShop } from '#ui/app/use-shop.ts';

/**
 * A part that is equal in many documents: the host draws it in the first of them. `from`: data of which alone its HTML
 * is made, beside the shop's identity and its place in the document.
 */
export function SharedPart({
  name,
  from,
  children,
}: {
  readonly name: string;
  readonly from: readonly unknown[];
  readonly children: ReactNode;
}) {
  const { keptTexts, identity } = useShop();
  const text = keptTexts?.find(name, [identity, ...from]) ?? null;
  if (text === null) return <div data-shared={name}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself drew, for another document
  return <div data-shared={name} dangerouslySetInnerHTML={{ __html: text }} />;
}
