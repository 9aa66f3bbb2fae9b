import type { Consent } from '#core/consent/consent.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import { ChatConsent } from './chat-consent.tsx';
import styles from './consent.module.css';
import { ConsentForm } from './consent-form.tsx';
import { type ConsentRequest, setConsentRequest } from './consent-request.ts';
import { consentText as text } from './messages.vi.ts';
import { QuickChoices } from './quick-choices.tsx';

export type ConsentDialogProps = {
  readonly asked: ConsentRequest;
  readonly integrations: Integrations;
  readonly consent: Consent | null;
  readonly path: string;
};

const close = () => setConsentRequest(null);

/** Opens on request, or by «Live Chat» without consent, which it then asks for alone. [CHAT-04] */
export function ConsentDialog({ asked, ...given }: ConsentDialogProps) {
  const { integrations, path } = given;
  if (asked === 'chat')
    return (
      <Dialog title={text.chatTitle} text={text.forChat} onClose={close}>
        <ChatConsent {...given} onClose={close} />
      </Dialog>
    );
  return (
    <Dialog
      title={text.title}
      text={text.dialogLead}
      onClose={close}
      actions={
        <div className={styles.answers}>
          <QuickChoices integrations={integrations} path={path} />
        </div>
      }
    >
      <ConsentForm {...given} />
    </Dialog>
  );
}
