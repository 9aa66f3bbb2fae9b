import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Banner, BannerKind } from './banner.ts';
import type { Faq, Footer, Licence, Logo, Menu, SiteConfig } from './content.ts';
import type { RedirectRule } from './redirect-rule.ts';

/** A single type without an entry is `not-found`, which means «not set». [CMS-03] */
export type Content = {
  readonly logo: () => Promise<Result<Logo, PortFailure>>;
  readonly menus: () => Promise<Result<readonly Menu[], PortFailure>>;
  readonly footer: () => Promise<Result<Footer, PortFailure>>;
  readonly licences: () => Promise<Result<readonly Licence[], PortFailure>>;
  readonly faqs: () => Promise<Result<readonly Faq[], PortFailure>>;
  /** Published only; the caller filters by schedule and site. [BAN-01 to BAN-04] */
  readonly banners: (kind: BannerKind) => Promise<Result<readonly Banner[], PortFailure>>;
  /** `not-found` when not set. [CMS-03, FTR-04] */
  readonly siteConfig: () => Promise<Result<SiteConfig, PortFailure>>;
  /** All rules, in the order in which they were written. */
  readonly redirects: () => Promise<Result<readonly RedirectRule[], PortFailure>>;
};
