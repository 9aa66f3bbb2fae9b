import { useState } from 'react';
import { useHydrated } from '#ui/waking/use-hydrated.ts';

/** Escapes `<`, so that no text can close the element. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is never run, and its text is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** schema.org FAQPage. */
export const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Hydration leaves the server's data unchanged; client navigation writes none, because Trusted Types forbid it. */
export function ServerOnlyData() {
  const [isClientRendered] = useState(useHydrated());
  if (isClientRendered) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React only learns not to look inside
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
