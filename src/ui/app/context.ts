import type { QueryClient } from '@tanstack/react-query';
import type { Device } from '#core/account/log-in/device.port.ts';
import type { View } from '#core/account/viewing/load-view.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { FormDrafts } from '#core/session/form-drafts.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Notice } from '#core/shared/notice.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import type { ShopClient } from '#core/shop-client.ts';
import type { EmotionCache } from '#ui/theme/emotion-cache.ts';
import type { KeptTexts } from '#ui/waking/kept-texts.ts';

/** A failed form post; its page is rendered again with the typed values. */
export type FailedPost = {
  /** The form's `_use`. */
  readonly use: CommandName;
  /** Parsed by `nestFields`. */
  readonly fields: { readonly [key: string]: Json };
  readonly failure: ShopFailure;
};

/** Notice of a form post for the next page. */
export type Flash = {
  readonly notice: Notice;
  readonly notify: number | null;
  /** Shown by the answer to the form itself; no cookie and no redirect carries it. */
  readonly secret?: string;
};

export type RouterContext = {
  readonly queryClient: QueryClient;
  readonly client: ShopClient;
  /** Whose shop it is; the browser has it from the document. */
  readonly identity: ShopIdentity;
  /** The server's time, also on a device whose clock is wrong. */
  readonly clock: Clock;
  /** What a member of the staff looks at; null for every visitor of the shop. */
  readonly view: View | null;
  readonly submission: FailedPost | null;
  readonly flash: Flash | null;
  /** 128 random bits. */
  readonly newIdempotencyKey: () => IdempotencyKey;
  /** False when cookies prove that `loadVisitor` would find neither cart nor login; always false on the server. */
  readonly canKnowVisitor: () => boolean;
  /** Of the visitor for whom alone the document was drawn, as their cookie names it; null in a shared document. */
  readonly knownCart: OrderId | null;
  /** Null on the server. */
  readonly device: Device | null;
  /** What was typed and not sent yet. Null on the server. */
  readonly drafts: FormDrafts | null;
  /** The choices stored in this browser; loads its script on first use. Null on the server. */
  readonly choices: (() => Promise<VisitorChoices>) | null;
  /** Consented third-party services; loads its script on first use. Null when none may load. */
  readonly integrations: (() => Promise<IntegrationLoader>) | null;
  /** Of the document; MUI's rules. */
  readonly emotionCache: EmotionCache;
  /** Null in the browser. */
  readonly keptTexts: KeptTexts | null;
  /** Scheme and host, for canonical URLs; no trailing slash. */
  readonly origin: string;
};
