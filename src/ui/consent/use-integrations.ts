import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Consent, type ConsentPurpose, consentPurposes } from '#core/consent/consent.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import { mayLoad } from '#core/consent/purposes-in-use.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { useRouteRow, useShop } from '#ui/app/use-shop.ts';
import { toast } from '#ui/kit/toast.tsx';
import { type Asked, ask } from './asked.ts';
import { CHAT_LAUNCHER } from './chat-launcher.ts';
import { consentText } from './messages.vi.ts';

type Choice = Consent | null | undefined;

type Given = {
  readonly integrations: Integrations;
  readonly choices: VisitorChoices;
  readonly consent: Choice;
  readonly asked: Asked | null;
};

/** Loads only what the visitor agreed to, handles «Live Chat» clicks, and removes what they withdrew. */
export const useIntegrations = ({ integrations, choices, consent, asked }: Given): void => {
  const { integrations: find } = useShop();
  const plain = useRouteRow()?.plain ?? false;
  useTakeBack(find, choices, consent);
  useTags(find, integrations, consent);
  const chat = mayLoad(integrations, consent ?? null, 'chat') ? integrations.chat : null;
  const waiting = useRef(false);
  const hotline = useHotline();

  // [CHAT-01, CHAT-03]
  useEffect(() => {
    if (chat === null || find === null) return;
    void find().then(
      async ({ chat: widget }) => {
        if (plain) return widget.close();
        const there = await widget.load(chat, CHAT_LAUNCHER);
        if (!waiting.current) return;
        waiting.current = false;
        if (there) widget.open();
        else sayFailed(hotline);
      },
      () => undefined,
    );
  }, [chat, find, plain, hotline]);

  // [CHAT-04]
  useEffect(() => {
    if (asked !== 'chat' || consent === undefined) return;
    if (chat === null) {
      waiting.current = true;
      return;
    }
    ask(null);
    // The visitor consented in the dialog that their click opened: the effect above opens the chat after loading it.
    if (!waiting.current)
      void find?.().then(
        (loader) => openChat(loader, chat, hotline),
        () => sayFailed(hotline),
      );
  }, [asked, chat, consent, find, hotline]);

  // Closing the dialog without a choice discards the request.
  useEffect(() => {
    if (asked === null && chat === null) waiting.current = false;
  }, [asked, chat]);
};

/** While the chat loads, further clicks only log to the console; after a failure, a click retries. */
const openChat = async (
  { chat }: IntegrationLoader,
  service: NonNullable<Integrations['chat']>,
  hotline: string,
): Promise<void> => {
  if (chat.state() !== 'absent') chat.open();
  else if (await chat.load(service, CHAT_LAUNCHER)) chat.open();
  else sayFailed(hotline);
};

const sayFailed = (hotline: string): void => toast(consentText.chatFailed(hotline), 'error');

/** Delay between a client-side navigation and its event for the tags, in milliseconds. [SCR-01] */
export const ROUTE_EVENT_AFTER_MS = 250;

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
    loading.then(
      ({ tags }) => tags.load({ tagManager, ads }, granted),
      () => undefined,
    );
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      const row = router.state.matches.at(-1)?.staticData.row;
      // The URL of a private page may contain an order id, so tags receive the route pattern instead.
      const path = row?.audience === 'public' ? router.state.location.pathname : (row?.path ?? '/404');
      const timer = setTimeout(() => {
        timers.delete(timer);
        void loading.then(({ tags }) => tags.tellRoute(path));
      }, ROUTE_EVENT_AFTER_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [find, granted, tagManager, ads, router]);
};

/**
 * Withdrawn consent deletes the cookies of its purposes; running scripts end with a page reload. Also deletes cookies
 * left over from a withdrawal without JavaScript, or before this module loaded. [CON-01]
 */
const useTakeBack = (
  find: (() => Promise<IntegrationLoader>) | null,
  choices: VisitorChoices,
  consent: Choice,
): void => {
  const before = useRef<Choice>(undefined);
  useEffect(() => {
    const had = before.current;
    before.current = consent;
    if (find === null || consent === undefined) return;
    const left = consent === null ? [] : choices.left();
    const gone: readonly ConsentPurpose[] = consentPurposes.filter(
      (purpose) => consent?.granted[purpose] !== true && (had?.granted[purpose] === true || left.includes(purpose)),
    );
    if (gone.length === 0) return;
    find().then(
      (loader) => {
        loader.forget(gone);
        if (loader.loaded().some((purpose) => gone.includes(purpose))) window.location.reload();
      },
      () => undefined,
    );
  }, [consent, find, choices]);
};
