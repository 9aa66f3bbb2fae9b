import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import { asksForConsent } from '#core/consent/purposes-in-use.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import * as paths from '#core/shared/paths.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { usePrivateQuery } from '#ui/app/queries.ts';
import { useRouteRow, useShop } from '#ui/app/use-shop.ts';
import { restoreCompared, useCompared } from '#ui/catalogue/comparison/compared.ts';
import type { ConsentDialogProps } from '#ui/consent/consent-dialog.tsx';
import { setConsentRequest, useConsentRequest } from '#ui/consent/consent-request.ts';
import { useConsent } from '#ui/consent/use-consent.ts';
import { useIntegrations } from '#ui/consent/use-integrations.ts';
import { useLazyModule } from '#ui/consent/use-lazy-module.ts';
import { DrawnOverlay } from '#ui/promotion/drawn-overlay.tsx';
import { Floating } from '#ui/promotion/floating.tsx';
import { type OpenedDocument, useOverlay } from '#ui/promotion/use-overlay.ts';
import { Voucher } from '#ui/promotion/voucher.tsx';
import { lazyPart } from '#ui/waking/lazy-part.tsx';

/** Loads with the click that opens it; on failure it redirects to the footer link's page. */
const ConsentDialog = lazyPart(
  (): Promise<{ default: ComponentType<ConsentDialogProps> }> =>
    import('#ui/consent/consent-dialog.tsx').then(
      (found) => ({ default: found.ConsentDialog }),
      () => ({ default: RedirectToChoices }),
    ),
);

function RedirectToChoices() {
  useEffect(() => window.location.assign(paths.privacyChoices), []);
  return null;
}
/** Only for shops with tags, and visitors who have not answered. */
const ConsentBar = lazyPart(() => import('#ui/consent/consent-bar.tsx').catch(() => ({ default: () => null })));
const Popup = lazyPart(() => import('#ui/promotion/popup.tsx').catch(() => ({ default: () => null })));
/** Never loads for visitors who compare nothing. */
const CompareTray = lazyPart(() =>
  import('#ui/catalogue/comparison/compare-tray.tsx').catch(() => ({ default: () => null })),
);

/**
 * Consent question, one overlay (voucher, popup or floating icon), consented integrations, comparison tray. Loads in an
 * idle moment, or with the first click that needs it. [LAY-01, LAY-08]
 */
export default function SecondaryContent({ integrations, opened }: Omit<Given, 'choices'>) {
  const choices = useLazyModule(useShop().choices);
  return choices === null ? null : (
    <>
      <WithChoices choices={choices} integrations={integrations} opened={opened} />
      <CompareTrayOrNothing choices={choices} />
    </>
  );
}

/** Includes products of earlier visits and other tabs. [CAT-08] */
function CompareTrayOrNothing({ choices }: Pick<Given, 'choices'>) {
  const { slugs } = useCompared();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => restoreCompared(choices.comparedSlugs()), [choices]);
  return slugs.length === 0 ? null : <CompareTray path={path} />;
}

type Given = {
  readonly choices: VisitorChoices;
  readonly integrations: Integrations;
  readonly opened: OpenedDocument;
};

function WithChoices({ choices, integrations, opened }: Given) {
  const consent = useConsent(choices);
  const asked = useConsentRequest();
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const isQuiet = useRouteRow()?.quiet ?? true;
  useIntegrations({ integrations, choices, consent, asked });
  useCompleteRequest(consent);
  if (consent === undefined) return null;
  const dialog = asked === 'choices' || (asked === 'chat' && consent?.granted.chat !== true);
  return (
    <>
      <CurrentOverlay choices={choices} opened={opened} held={dialog} />
      {!dialog && !isQuiet && asksForConsent(integrations, consent) ? (
        <ConsentBar integrations={integrations} path={path} />
      ) : null}
      {dialog ? <ConsentDialog asked={asked} integrations={integrations} consent={consent} path={path} /> : null}
    </>
  );
}

/** A new choice completes the request that opened the dialog. */
const useCompleteRequest = (consent: ReturnType<typeof useConsent>): void => {
  const before = useRef<typeof consent>(undefined);
  useEffect(() => {
    if (consent !== undefined && before.current !== undefined && before.current?.decidedAt !== consent?.decidedAt)
      setConsentRequest(null);
    before.current = consent;
  }, [consent]);
};

/** `held`: the open consent dialog suppresses overlays; what was drawn before lies behind it. */
function CurrentOverlay({
  choices,
  opened,
  held,
}: Omit<Given, 'integrations'> & {
  readonly held: boolean;
}) {
  const { shown, isDrawn, slides, close } = useOverlay({ choices, opened });
  const cartId = useCartId();
  if (shown === null) return null;
  if (isDrawn) return <DrawnOverlay voucherTo={shown === 'voucher' ? cartId : null} onClose={() => close(shown)} />;
  if (held) return null;
  if (shown === 'voucher') return <Voucher cartId={cartId} onClose={() => close('voucher')} />;
  if (shown === 'popup') return <Popup slides={slides.popup} onClose={() => close('popup')} />;
  return <Floating slides={slides.floating} onClose={() => close('floating')} />;
}

/** The visitor's cart id, if the header has already loaded it. */
const useCartId = () => usePrivateQuery('loadVisitor', {}, false).data?.cartId ?? null;
