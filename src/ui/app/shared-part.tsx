import type { ReactNode } from 'react';
import { useShop } from './use-shop.ts';

type SharedPartProps = {
  /** Names the part in its document. */
  readonly name: string;
  /** All that its HTML is made of besides the shop's identity, as JSON; without it the part is this document's own. */
  readonly from?: readonly unknown[] | undefined;
  readonly box?: 'div' | 'article';
  readonly className?: string;
  readonly children?: ReactNode;
};

function Part({ name, box: Box = 'div', className, children }: SharedPartProps) {
  return (
    <Box className={className} data-shared={name}>
      {children}
    </Box>
  );
}

function KeptPart(props: SharedPartProps) {
  const { name, from, box: Box = 'div', className } = props;
  const { keptTexts, identity, submission } = useShop();
  // The answer to a form may show its failure in any part.
  const text = from === undefined || submission !== null ? null : (keptTexts?.find(name, [identity, ...from]) ?? null);
  if (text === null) return Part(props);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself drew, for another document
  return <Box className={className} data-shared={name} dangerouslySetInnerHTML={{ __html: text }} />;
}

const nothing = { __html: '' };

function LeftAlone({ name }: SharedPartProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what such a box holds in the document
  return <div data-shared={name} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
}

/** A part that only the host draws, in a `div`; the browser has it from the document. */
export const HostPart = import.meta.env.SSR ? KeptPart : LeftAlone;

/** A part that is equal in many documents: the host draws it in the first of them. */
export const SharedPart = import.meta.env.SSR ? KeptPart : Part;
