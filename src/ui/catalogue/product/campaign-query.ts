import type { Product } from '#core/catalogue/product.ts';
import { type LoaderInput, prefetch, publicPageQuery } from '#ui/app/page.ts';

/** The campaign behind a promotional price. [VOU-02] */
export const campaignQuery = (id: string) => publicPageQuery('loadCampaign', () => ({ id }));

/** Optional: without it the page shows the lower price alone. */
export const prefetchCampaign = async (loader: LoaderInput, product: Product): Promise<void> => {
  const campaign = product.prices.find((entry) => entry.campaign !== null)?.campaign;
  if (campaign) await prefetch(loader, campaignQuery(campaign.id));
};
