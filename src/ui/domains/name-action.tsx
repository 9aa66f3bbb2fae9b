import type { Candidate } from '#core/domains/domain-candidates.ts';
import type { DomainOffer } from '#core/domains/domain-offer.ts';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import * as paths from '#core/shared/paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import button from '#ui/kit/button.module.css';
import { Button, ButtonLink } from '#ui/kit/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import { needsScript, WithoutScript } from '#ui/kit/script.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstOf, hrefWith } from '#ui/navigation/search.ts';
import { AddNames } from './add-names.tsx';
import { ownPath } from './domain-search-input.ts';
import { domainText as text } from './messages.vi.ts';
import { WHOIS } from './whois-panel.tsx';

type Props = {
  readonly candidate: Pick<Candidate, 'name' | 'shown'>;
  readonly offer: DomainOffer;
  readonly answer: DomainAnswer | null;
  readonly inCart: boolean;
  readonly primary?: boolean;
  readonly onRetry: (name: string) => void;
};

/** Action for a domain: buy when available, WHOIS when registered, retry when unknown. [DOM-04] */
export function NameAction({ candidate: { name, shown }, offer, answer, inCart, primary = false, onRetry }: Props) {
  const search = useSearchTexts();
  if (inCart)
    return (
      <ButtonLink href={paths.cart()} size={primary ? 'm' : 's'}>
        <Icon name="check" size="s" />
        {text.inCart}
      </ButtonLink>
    );
  switch (answer?.status) {
    case 'available':
      return (
        <AddNames names={[name]} offers={[offer]} label={text.addOf(shown)} primary={primary} small={!primary}>
          {text.add}
        </AddNames>
      );
    case 'registered': {
      const open = firstOf(search, WHOIS) === name;
      return (
        <Link
          href={hrefWith(paths.domainSearch, search, { [WHOIS]: open ? null : name })}
          inPlace
          className={classes(button.btn, button.btnLine, button.btnS)}
          aria-label={open ? undefined : text.whoisOf(shown)}
        >
          {open ? text.whoisHide : text.whois}
        </Link>
      );
    }
    case 'unknown':
      return (
        <>
          <Button size="s" className={needsScript} onClick={() => onRetry(name)} aria-label={text.retryOf(shown)}>
            <Icon name="refresh" size="s" />
            {text.retry}
          </Button>
          <AskAgain />
        </>
      );
    case undefined:
      return <AskAgain />;
    default:
      return null;
  }
}

/** Without JavaScript, retries by reloading the page. */
function AskAgain() {
  const search = useSearchTexts();
  return (
    <WithoutScript>
      <a href={ownPath(search)} className={classes(button.btn, button.btnLine, button.btnS)}>
        {text.retry}
      </a>
    </WithoutScript>
  );
}
