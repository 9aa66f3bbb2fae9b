import { usePublicQuery } from '#ui/app/queries.ts';
import { useContact } from '#ui/app/use-hotline.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import type { ConsultationSubject } from './consultation-subject.ts';
import { consultationText as text } from './messages.vi.ts';

export type ConsultationModalProps = { readonly subject: ConsultationSubject; readonly onClose: () => void };

/** Titled with the product if there is one. [CNS-01] */
export function ConsultationModal({ subject, onClose }: ConsultationModalProps) {
  const { data: product } = usePublicQuery('loadProduct', { slug: subject?.slug ?? '' }, subject?.title === '');
  const { hours } = useContact();
  const title = product?.title ?? subject?.title ?? '';
  return (
    <Dialog title={title === '' ? text.title : text.titleOf(title)} text={text.hours(hours)} onClose={onClose}>
      <ConsultationForm subject={subject} over onDone={onClose}>
        <Button onClick={onClose}>{text.later}</Button>
      </ConsultationForm>
    </Dialog>
  );
}
