import type { Home } from '#core/pages/home.ts';
import ConsultationCard from '#ui/consultation/consultation-card.tsx';
import { Contact } from '#ui/home/contact.tsx';

/** FAQ and contact beside the consultation form. Loads near the viewport. [ROUTE-01, CNS-01] */
export default function HomeContact({ data: { faqs } }: { readonly data: Home }) {
  return (
    <Contact faqs={faqs}>
      <ConsultationCard />
    </Contact>
  );
}
