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

/** A plain form post that failed; the page is rendered again with the typed values. */
export type FailedPost = {
  /** Name of the command, the form's `_use`. */
  readonly use: CommandName;
  /** The form's fields, parsed by `nestFields`. */
  readonly fields: { readonly [key: string]: Json };
  readonly failure: ShopFailure;
};

/** A notice that a form post leaves for the next page to display. */
export type Flash = { readonly notice: Notice; readonly notify: number | null };

/** Dependencies of all route loaders and pages. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  readonly client: ShopClient;
  readonly submission: FailedPost | null;
  readonly flash: Flash | null;
  /** Creates 128 random bits. */
  readonly newIdempotencyKey: () => IdempotencyKey;
  /**
   * Browser only: false when cookies already prove that `loadVisitor` would find nothing (no cart pointer, no log-in).
   * Always false during rendering.
   */
  readonly canKnowVisitor: () => boolean;
  /** Features of the shopper's device; null on the server. */
  readonly device: Device | null;
  /** Loads the visitor's choices stored in this browser, with its script on first use; null on the server. */
  readonly choices: (() => Promise<VisitorChoices>) | null;
  /** Loads third-party services that the visitor agreed to, with its script on first use; null when none may load. */
  readonly integrations: (() => Promise<IntegrationLoader>) | null;
  /** Scheme and host of the shop, for canonical URLs; no trailing slash. */
  readonly origin: string;
};
