import type { ContentPage } from '#core/content/article.ts';
import { pageText } from '#core/content/plain-text.ts';
import { useContentPaths } from '#ui/app/use-content-paths.ts';
import { faqPage, ServerOnlyData, StructuredData } from '#ui/blocks/content/structured-data.tsx';
import { extractQuestions } from './questions.ts';

/** schema.org FAQPage, only in the server's HTML. */
export function FaqData({ page }: { readonly page: ContentPage }) {
  const pages = useContentPaths();
  if (`/${page.slug}` !== pages?.questions) return null;
  const questions = extractQuestions(pageText(page));
  if (questions.length === 0) return null;
  if (!import.meta.env.SSR) return <ServerOnlyData />;
  return <StructuredData data={{ '@context': 'https://schema.org', ...faqPage(questions) }} />;
}
