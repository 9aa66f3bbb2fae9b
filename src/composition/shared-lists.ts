import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

type List = Result<readonly unknown[], PortFailure>;

/** Lists that are the same for every visitor, read once for all requests of the process. `ttl` in seconds. */
export type SharedLists = {
  readonly get: <Answer extends List>(key: string, ttl: number, load: () => Promise<Answer>) => Promise<Answer>;
};

const DAY = 86_400;
/** As of prices. A method that is gone is refused when the payment is created. */
const METHODS_TTL = 30;

export const withSharedUnits = (lists: SharedLists, units: AdministrativeUnits): AdministrativeUnits => ({
  provinces: () => lists.get('provinces', DAY, units.provinces),
  wards: (province) => lists.get(`wards ${province}`, DAY, () => units.wards(province)),
});

export const withSharedMethods = (lists: SharedLists, payments: PaymentGateway): PaymentGateway => ({
  ...payments,
  methods: () => lists.get('payment methods', METHODS_TTL, payments.methods),
});
