import MuiButton from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Candidate } from '#core/domains/domain-candidates.ts';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import { needsConfirmation } from '#core/domains/eligibility.ts';
import * as paths from '#core/shared/paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue, withSearchChanges } from '#ui/navigation/search.ts';
import { AddDomainsForm } from './add-domains-form.tsx';
import { domainSearchPath } from './domain-search-input.ts';
import styles from './domains.module.css';
import { domainText as text } from './messages.vi.ts';
import { WHOIS_PARAM } from './whois-panel.tsx';

type Props = {
  readonly candidate: Pick<Candidate, 'name' | 'displayName'>;
  readonly offer: DomainOffer;
  readonly answer: DomainAnswer | null;
  readonly inCart: boolean;
  readonly primary?: boolean;
  readonly onRetry: (name: string) => void;
};

/** Buy when available, WHOIS when registered, retry when unknown. [DOM-04] */
export function DomainAction({
  candidate: { name, displayName },
  offer,
  answer,
  inCart,
  primary = false,
  onRetry,
}: Props) {
  const search = useSearchTexts();
  if (inCart)
    return (
      <ButtonLink href={paths.cart()} size={primary ? 'm' : 's'}>
        <Icon name="check" size="s" />
        {text.inCart}
      </ButtonLink>
    );
  switch (answer?.status) {
    case 'available': {
      const isRestricted = needsConfirmation(offer.eligibility);
      const add = (
        <AddDomainsForm
          names={[name]}
          offers={[offer]}
          label={(isRestricted ? text.confirmOf : text.addOf)(displayName)}
          primary={primary}
          small={!primary}
        >
          {isRestricted ? text.confirm : text.add}
        </AddDomainsForm>
      );
      return isRestricted ? <Conditional name={displayName} add={add} /> : add;
    }
    case 'registered': {
      const open = firstValue(search, WHOIS_PARAM) === name;
      return (
        <MuiButton
          component={Link}
          href={withSearchChanges(paths.domainSearch(), search, { [WHOIS_PARAM]: open ? null : name })}
          inPlace
          size="small"
          aria-label={open ? undefined : text.whoisOf(displayName)}
        >
          {open ? text.whoisHide : text.whois}
        </MuiButton>
      );
    }
    case 'unknown':
      return (
        <>
          <Button
            size="s"
            className={needsScriptClass}
            onClick={() => onRetry(name)}
            aria-label={text.retryOf(displayName)}
          >
            <Icon name="refresh" size="s" />
            {text.retry}
          </Button>
          <ReloadLink />
        </>
      );
    case undefined:
      return <ReloadLink />;
    case 'reserved':
    case 'invalid':
      return null;
  }
}

/** A summary is a button by itself. */
const ownRole = { role: undefined };

/** Most people may not register such a name: its conditions are beside it, and its button opens on demand. [DOM-03] */
function Conditional({ name, add }: { readonly name: string; readonly add: ReactNode }) {
  return (
    <details className={styles.conditions}>
      <MuiButton component="summary" {...ownRole} size="small" aria-label={text.conditionsOf(name)}>
        {text.conditions}
      </MuiButton>
      {add}
    </details>
  );
}

/** The retry without JavaScript. */
function ReloadLink() {
  const search = useSearchTexts();
  return (
    <noscript>
      <MuiButton href={domainSearchPath(search)} size="small">
        {text.retry}
      </MuiButton>
    </noscript>
  );
}
