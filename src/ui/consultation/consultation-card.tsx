import { useContact } from '#ui/app/use-hotline.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import styles from './consultation.module.css';
import { ConsultationForm } from './consultation-form.tsx';
import { consultationText as text } from './messages.vi.ts';

/** The form as a card of a page. [CNS-01] */
export default function ConsultationCard() {
  return (
    <Card padded as="section" id="tu-van" labelledBy="tu-van-title">
      <h2 id="tu-van-title" className={styles.cardTitle}>
        {text.title}
      </h2>
      <p className={styles.cardLead}>{text.hours(useContact().hours)}</p>
      <ConsultationForm />
    </Card>
  );
}
