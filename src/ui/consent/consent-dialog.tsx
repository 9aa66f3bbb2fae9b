import type { Consent } from '#core/consent/consent.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
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

/** Opens on request, or by «Live Chat» without consent. [CHAT-04] */
export function ConsentDialog({ asked, integrations, consent, path }: ConsentDialogProps) {
  return (
    <Dialog
      title={text.title}
      text={asked === 'chat' ? text.forChat : text.dialogLead}
      onClose={() => setConsentRequest(null)}
      actions={
        <div className={styles.answers}>
          <QuickChoices integrations={integrations} path={path} />
        </div>
      }
    >
      <ConsentForm integrations={integrations} consent={consent} path={path} />
    </Dialog>
  );
}
