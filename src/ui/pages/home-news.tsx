import type { Home } from '#core/pages/home.ts';
import NewsletterForm from '#ui/consultation/newsletter-form.tsx';
import { News } from '#ui/home/news.tsx';

/** Newest articles and the newsletter. Loads near the viewport. [ROUTE-01] */
export default function HomeNews({ data: { articles } }: { readonly data: Home }) {
  return (
    <News articles={articles}>
      <NewsletterForm />
    </News>
  );
}
