import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { BannerKind } from '#core/content/banner.ts';
import type { Content } from '#core/content/content.port.ts';
import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Clock, Log } from '#core/shared/environment.port.ts';
import { ok } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { filterCurrentBanners } from './filter-current-banners.ts';
import { type PricedBanner, type Promotions, priceBanner } from './priced-banner.ts';

export type PromotionPorts = {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly log: Log;
};

/** With current prices; null when the banners cannot be loaded. [BAN-01] */
export const loadCurrentBanners = async (
  ports: PromotionPorts,
  kind: BannerKind,
): Promise<readonly PricedBanner[] | null> => {
  const { content, settings, clock, log } = ports;
  const banners = valueOr(log, `Failed to fetch ${kind} banners data`, await content.banners(kind), null);
  if (banners === null) return null;
  const current = filterCurrentBanners(banners, settings.site.siteDomain, clock.now());
  return Promise.all(current.map((banner) => priceBanner(ports, banner)));
};

/** Popups and floating icons of this site; a failed part is empty. [BAN-02 to BAN-04] */
export const loadPromotions = publicQuery(
  { seconds: 60 },
  (ports: PromotionPorts): UseCase<Nothing, Promotions> =>
    async () => {
      const [popups, floating] = await Promise.all([
        loadCurrentBanners(ports, 'POPUP'),
        loadCurrentBanners(ports, 'FLOATING'),
      ]);
      return ok({ popups: popups ?? [], floating: floating ?? [] });
    },
);
