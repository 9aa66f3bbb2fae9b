import type { Home } from '#core/pages/home.ts';
import NewsletterForm from '#ui/consultation/newsletter-form.tsx';
import { News } from '#ui/home/news.tsx';

/** Of the home page: the newest articles, and more of them by e-mail. It loads when it is near the screen. [ROUTE-01] */
export default function HomeNews({ data: { articles } }: { readonly data: Home }) {
  return (
    <News articles={articles}>
      <NewsletterForm />
    </News>
  );
}
