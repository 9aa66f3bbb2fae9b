import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick, Link } from '#ui/navigation/link.tsx';
import type { ConsultationModalProps } from './consultation-modal.tsx';
import { type ConsultationSubject, consultationPath } from './consultation-subject.ts';
import { usePageProduct } from './use-page-product.ts';

/**
 * About the given product, else the page's. Opens the form in a dialog, loaded with the first click; before hydration
 * or on failure, its page. [CNS-01]
 */
export function ConsultationLink({
  subject: given,
  children,
}: {
  readonly subject?: ConsultationSubject;
  readonly children: ReactNode;
}) {
  const router = useRouter();
  const [Modal, setModal] = useState<ComponentType<ConsultationModalProps> | null>(null);
  const ofPage = usePageProduct();
  const subject = given ?? ofPage;
  const href = consultationPath(subject);
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void import('./consultation-modal.tsx').then(
      ({ ConsultationModal }) => setModal(() => ConsultationModal),
      () => void router.navigate({ href }),
    );
  };
  return (
    <>
      <Link href={href} onClick={open}>
        {children}
      </Link>
      {Modal === null ? null : <Modal subject={subject} onClose={() => setModal(null)} />}
    </>
  );
}
