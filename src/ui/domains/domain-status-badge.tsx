import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import { type DomainStatus, isAvailableName } from '#core/shared/domains/domain-problems.ts';
import { classes } from '#ui/kit/css.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';

const tones = {
  available: 'ok',
  registered: 'neutral',
  reserved: 'neutral',
  invalid: 'neutral',
  unknown: 'warn',
} as const satisfies Readonly<Record<DomainStatus, string>>;

/** «Checking» while it loads; without JavaScript a missing status is shown as unknown. [DOM-04] */
export function DomainStatusBadge({ answer }: { readonly answer: DomainAnswer | null }) {
  if (answer !== null)
    return (
      <Badge tone={tones[answer.status]} dot={isAvailableName(answer)}>
        {text.states[answer.status]}
      </Badge>
    );
  return (
    <>
      <span className={classes(layout.faint, styles.checking, needsScriptClass)}>{text.checking}</span>{' '}
      <noscript>
        <Badge tone="warn">{text.states.unknown}</Badge>
      </noscript>
    </>
  );
}
