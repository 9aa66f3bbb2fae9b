import type { Home } from '#core/pages/home.ts';
import ConsultationCard from '#ui/consultation/consultation-card.tsx';
import { Contact } from '#ui/home/contact.tsx';

/** Of the home page: questions and contact beside the request for advice. It loads when it is near the screen. [ROUTE-01, CNS-01] */
export default function HomeContact({ data: { faqs } }: { readonly data: Home }) {
  return (
    <Contact faqs={faqs}>
      <ConsultationCard />
    </Contact>
  );
}
