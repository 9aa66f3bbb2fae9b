import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { topCategories, withoutDetails } from '#core/catalogue/category.ts';
import { isScheduledAt } from '#core/content/banner.ts';
import type { Content } from '#core/content/content.port.ts';
import type { SiteConfig } from '#core/content/content.ts';
import { sortColumns } from '#core/content/content-rules.ts';
import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { Clock, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import type { ShopContact } from '#core/shared/shop/shop-identity.ts';
import { footerOfSoldLines, menusOfSoldLines } from './line-links.ts';
import type { Shell } from './shell.ts';

export type LoadShellPorts = {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly log: Log;
};

/**
 * All parts load in parallel and fail independently; only successes are cached. Where the shop sells no domains, no menu
 * leads to them. [DATA-01, DATA-02, FTR-01, FTR-04]
 */
export const loadShell = publicQuery(
  { seconds: 60 },
  ({ catalogue, content, settings, clock, log }: LoadShellPorts): UseCase<Nothing, Shell> =>
    async () => {
      const part = async <Value>(
        event: string,
        loading: Promise<Result<Value, PortFailure>>,
      ): Promise<Value | null> => {
        const loaded = await loading;
        if (loaded.ok) return loaded.value;
        // `not-found` means «not set» here. [CMS-03]
        if (loaded.failure.kind !== 'not-found') log.warn(event, { kind: loaded.failure.kind });
        return null;
      };
      const [logo, menus, footer, licences, categories, config] = await Promise.all([
        part('Failed to fetch logo data', content.logo()),
        part('Failed to fetch menus data', content.menus()),
        part('Failed to fetch footer data', content.footer()),
        part('Failed to fetch licences data', content.licences()),
        part('Failed to fetch categories data', catalogue.categories(null)),
        part('Failed to fetch config data', content.siteConfig()),
      ]);
      // A catalogue that did not load says nothing against a line.
      const sold = categories?.flatMap(({ children }) => children);
      const sorted = footer && { ...footer, columns: sortColumns(footer.columns) };
      return ok({
        logo,
        menus: menus && sold ? menusOfSoldLines(menus, sold) : menus,
        footer: sorted && sold ? footerOfSoldLines(sorted, sold) : sorted,
        licences,
        categories: categories && withoutDetails(topCategories(categories)),
        footerBanner:
          config?.footerBanner && isScheduledAt(config.footerBanner, clock.now()) ? config.footerBanner : null,
        contact: contactOf(settings.identity.contact, config),
        pages: settings.pages,
        portal: settings.site.portal,
        about: config?.about ?? null,
        voucherText: config?.voucherText ?? null,
        integrations: settings.integrations,
      });
    },
);

/** The editors' facts, completed by those of the installation. */
const contactOf = (own: ShopContact, config: SiteConfig | null): ShopContact => ({
  hotline: config?.hotline ?? own.hotline,
  // The installation's note is about its own number: another number without a note says nothing of its calls.
  hotlineNote: config?.hotlineNote ?? (config?.hotline == null ? own.hotlineNote : ''),
  email: config?.email ?? own.email,
  zaloUrl: config?.zaloUrl ?? own.zaloUrl,
  socialUrls: config?.socialUrls ?? own.socialUrls,
  hours: config?.hours ?? own.hours,
});
