import type * as z from 'zod';
import type { ContentDeps } from '#backend/content/environment.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { footerBannerFields } from '#contracts/desk/content/banner-record.ts';
import { checkSchedule } from '#contracts/desk/content/content-values.ts';
import { type Conversion, object, orNull, text } from './attributes.ts';
import { toSlide, toStored } from './banners.ts';
import { contentResource } from './content-resource.ts';

const conversion: Conversion<z.output<typeof footerBannerFields>> = {
  toFields: ({ BannerFooter }) => {
    const banner = object(BannerFooter);
    const { showPrice: _, ...slide } = toSlide(banner);
    return { ...slide, startDate: orNull(text(banner.startDate)), endDate: orNull(text(banner.endDate)) };
  },
  toAttributes: ({ startDate, endDate, ...slide }) => ({
    BannerFooter: { id: 1, ...toStored({ ...slide, showPrice: false }), startDate, endDate },
  }),
  label: ({ BannerFooter }) => text(object(BannerFooter).title) || 'Không có banner',
};

/** The banner below the links of each page. [FTR-04] */
export const footerBannerResource = (deps: ContentDeps): DeskResource =>
  contentResource(deps, {
    name: 'footer-banner',
    type: 'config',
    schema: footerBannerFields,
    isSingle: true,
    isShared: true,
    check: async (_, { startDate, endDate }) => checkSchedule(startDate, endDate, 'endDate'),
    ...conversion,
  });
