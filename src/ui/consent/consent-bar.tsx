import Paper from '@mui/material/Paper';
import { configuredPurposes } from '#core/consent/purposes-in-use.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { useRootMark } from '#ui/theme/root-mark.ts';
import styles from './consent.module.css';
import { setConsentRequest } from './consent-request.ts';
import { consentText as text } from './messages.vi.ts';
import { QuickChoices } from './quick-choices.tsx';

/**
 * A strip that asks once, without covering a buy button or shifting the layout. All answers are equally prominent.
 * [CON-01]
 */
export default function ConsentBar({
  integrations,
  path,
}: {
  readonly integrations: Integrations;
  readonly path: string;
}) {
  return (
    <Paper
      component="section"
      square
      className={styles.bar ?? ''}
      aria-label={text.bar}
      {...useRootMark('consent-strip')}
    >
      <p>{text.barAsk(configuredPurposes(integrations))}</p>
      <div className={styles.answers}>
        <QuickChoices integrations={integrations} path={path} />
        <Button block onClick={() => setConsentRequest('choices')}>
          {text.customise}
        </Button>
      </div>
    </Paper>
  );
}
