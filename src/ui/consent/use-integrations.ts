import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Consent, type ConsentPurpose, consentPurposes } from '#core/consent/consent.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import { mayLoad } from '#core/consent/purposes-in-use.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { useRouteRow, useShop } from '#ui/app/use-shop.ts';
import { toast } from '#ui/kit/feedback/toast.tsx';
import { OTHER_PAGES } from '#ui/routes.ts';
import { CHAT_LAUNCHER } from './chat-launcher.ts';
import { type ConsentRequest, setConsentRequest } from './consent-request.ts';
import { consentText } from './messages.vi.ts';

type Choice = Consent | null | undefined;

type Given = {
  readonly integrations: Integrations;
  readonly choices: VisitorChoices;
  readonly consent: Choice;
  readonly asked: ConsentRequest | null;
};

/** Loads only what the visitor agreed to, handles «Live Chat» clicks, and removes what they withdrew. */
export const useIntegrations = ({ integrations, choices, consent, asked }: Given): void => {
  const { integrations: find } = useShop();
  const hasChat = (useRouteRow()?.frame ?? 'shop') === 'shop';
  useConsentWithdrawal(find, choices, consent);
  useTags(find, integrations, consent);
  useVitals(find, integrations, consent);
  const chat = mayLoad(integrations, consent ?? null, 'chat') ? integrations.chat : null;
  const shouldOpenChat = useRef(false);
  const hotline = useHotline();

  // [CHAT-01, CHAT-03]
  useEffect(() => {
    if (chat === null || find === null) return;
    void find().then(
      async ({ chat: widget }) => {
        if (!hasChat) return widget.close();
        const isLoaded = await widget.load(chat, CHAT_LAUNCHER);
        if (!shouldOpenChat.current) return;
        shouldOpenChat.current = false;
        if (isLoaded) widget.open();
        else showChatFailure(hotline);
      },
      () => undefined,
    );
  }, [chat, find, hasChat, hotline]);

  // [CHAT-04]
  useEffect(() => {
    if (asked !== 'chat' || consent === undefined) return;
    if (chat === null) {
      shouldOpenChat.current = true;
      return;
    }
    setConsentRequest(null);
    // Consented in the dialog that this click opened: the effect above opens the chat after loading it.
    if (!shouldOpenChat.current)
      void find?.().then(
        (loader) => openChat(loader, chat, hotline),
        () => showChatFailure(hotline),
      );
  }, [asked, chat, consent, find, hotline]);

  // Closing the dialog without a choice discards it.
  useEffect(() => {
    if (asked === null && chat === null) shouldOpenChat.current = false;
  }, [asked, chat]);
};

/** Clicks while the chat loads only log to the console; after a failure, a click retries. */
const openChat = async (
  { chat }: IntegrationLoader,
  service: NonNullable<Integrations['chat']>,
  hotline: string,
): Promise<void> => {
  if (chat.state() !== 'absent') chat.open();
  else if (await chat.load(service, CHAT_LAUNCHER)) chat.open();
  else showChatFailure(hotline);
};

const showChatFailure = (hotline: string): void => toast(consentText.chatFailed(hotline), 'error');

/** Delay between a client-side navigation and its event for the tags, in milliseconds. [SCR-01] */
export const ROUTE_EVENT_DELAY_MS = 250;

const useTags = (
  find: (() => Promise<IntegrationLoader>) | null,
  integrations: Integrations,
  consent: Choice,
): void => {
  const router = useRouter();
  const tagManager = mayLoad(integrations, consent ?? null, 'statistics') ? integrations.tagManager : null;
  const ads = mayLoad(integrations, consent ?? null, 'ads') ? integrations.ads : null;
  const granted = consent?.granted;
  useEffect(() => {
    if (find === null || granted === undefined || (tagManager === null && ads === null)) return;
    const loading = find();
    void loading.then(
      ({ tags }) => tags.load({ tagManager, ads }, granted),
      () => undefined,
    );
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      const row = router.state.matches.at(-1)?.staticData.row;
      // Private URLs may contain an order id, so tags get the route pattern.
      const path = row?.audience === 'public' ? router.state.location.pathname : (row?.path ?? '/404');
      const timer = setTimeout(() => {
        timers.delete(timer);
        void loading.then(({ tags }) => tags.reportNavigation(path));
      }, ROUTE_EVENT_DELAY_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [find, granted, tagManager, ads, router]);
};

const useVitals = (
  find: (() => Promise<IntegrationLoader>) | null,
  integrations: Integrations,
  consent: Choice,
): void => {
  const isMeasured = integrations.vitals && mayLoad(integrations, consent ?? null, 'statistics');
  const pages = useRouteRow()?.chunk ?? OTHER_PAGES;
  // The loader keeps to the page that the document was loaded for.
  useEffect(() => {
    if (find !== null && isMeasured)
      void find().then(
        ({ vitals }) => vitals.start(pages),
        () => undefined,
      );
  }, [find, isMeasured, pages]);
};

/** Deletes cookies of withdrawn purposes, also of earlier withdrawals; a page reload ends running scripts. [CON-01] */
const useConsentWithdrawal = (
  find: (() => Promise<IntegrationLoader>) | null,
  choices: VisitorChoices,
  consent: Choice,
): void => {
  const before = useRef<Choice>(undefined);
  useEffect(() => {
    const previous = before.current;
    before.current = consent;
    if (find === null || consent === undefined) return;
    const purposesWithCookies = consent === null ? [] : choices.cookiePurposes();
    const withdrawnPurposes: readonly ConsentPurpose[] = consentPurposes.filter(
      (purpose) =>
        consent?.granted[purpose] !== true &&
        (previous?.granted[purpose] === true || purposesWithCookies.includes(purpose)),
    );
    if (withdrawnPurposes.length === 0) return;
    void find().then(
      (loader) => {
        loader.forget(withdrawnPurposes);
        if (loader.loadedPurposes().some((purpose) => withdrawnPurposes.includes(purpose))) window.location.reload();
      },
      () => undefined,
    );
  }, [consent, find, choices]);
};
