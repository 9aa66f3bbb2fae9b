import type { QueryClient } from '@tanstack/react-query';
import type { Device } from '#core/account/device.port.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { CommandName } from '#core/operations.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import type { Json } from '#core/shared/form-fields.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Notice } from '#core/shared/notice.ts';
import type { ShopClient } from '#core/shop-client.ts';

/** A plain form post that failed: the page is drawn again with what was typed. */
export type Submission = {
  /** Name of the command, the form's `_use`. */
  readonly use: CommandName;
  /** The form's fields as `nestFields` reads them. */
  readonly fields: { readonly [key: string]: Json };
  readonly failure: ShopFailure;
};

/** What a form post left for the next page to say. */
export type Flash = { readonly notice: Notice; readonly notify: number | null };

/** What every route's loader and every page may use. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  readonly client: ShopClient;
  readonly submission: Submission | null;
  readonly flash: Flash | null;
  /** 128 random bits for one press of a button. */
  readonly newIdempotencyKey: () => IdempotencyKey;
  /** Browser only: whether asking `loadVisitor` may find something (a cart pointer or a log-in is known). False while rendering. */
  readonly mayKnowVisitor: () => boolean;
  /** What only the shopper's device can do; null while rendering on the host. */
  readonly device: Device | null;
  /** What this browser remembers about its visitor; its script comes with the first use. null while rendering on the host. */
  readonly choices: (() => Promise<VisitorChoices>) | null;
  /** What loads services of others, once their visitor agreed; comes with the first use. null where nothing may load. */
  readonly integrations: (() => Promise<IntegrationLoader>) | null;
  /** Scheme and host of the shop, for canonical addresses; no slash at the end. */
  readonly origin: string;
};
