import type { Entrance } from '#core/control-rules/entries.ts';

/** Settings that name the address below which a panel or lab takes tokens; host and backend read them. */
export const entranceSettings = { panel: 'PANEL_URL', lab: 'LAB_URL' } as const satisfies Record<Entrance, string>;

/** An address without query and fragment, to which the token is added. */
export const isEntranceUrl = (text: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[^?#@\s]*)?$/i.test(text);

export const invalidEntranceUrl = (name: string): string =>
  `${name} must be an address such as https://panel.example/sso, without a query.`;

/** A service's panel asks here, `POST` with `Authorization: Bearer {PANEL_SECRET}`, what a token opens. */
export const REDEEM_PATH = '/v1/service-entries/redeem';

/** Body of the request. */
export type WireRedeemRequest = { readonly token: string };

/** `answer` is `entered` once; without a known token the rest is null. */
export type WireRedeemAnswer = {
  readonly answer: 'entered' | 'used' | 'expired' | 'closed' | 'unknown';
  readonly service_id: string | null;
  readonly name: string | null;
  /** Account at the panel; null where the service has none. */
  readonly username: string | null;
};
