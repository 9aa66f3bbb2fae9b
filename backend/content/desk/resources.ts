import type { ContentDeps } from '#backend/content/environment.ts';
import { type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { pictureColumns } from '#contracts/desk/columns/content/content-columns.vi.ts';
import {
  authorFields,
  contactFields,
  faqFields,
  footerFields,
  homeFields,
  licenceFields,
  newPictureFields,
  pageFields,
  pictureFields,
  projectFields,
  siteFields,
  topicFields,
} from '#contracts/desk/content/content-record.ts';
import { articleResource } from './articles.ts';
import {
  authorConversion,
  contactConversion,
  faqConversion,
  footerConversion,
  homeConversion,
  licenceConversion,
  pageConversion,
  pictureConversion,
  projectConversion,
  siteConversion,
  topicConversion,
} from './attributes.ts';
import { bannerResource } from './banners.ts';
import { contentResource } from './content-resource.ts';
import { footerBannerResource } from './footer-banner.ts';
import { menuResource } from './menus.ts';
import { addPicture, MAX_UPLOAD_BYTES } from './pictures.ts';
import { previewUrlOf } from './preview-url.ts';
import { redirectResource } from './redirects.ts';

/** Base64, percent-encoded in a form, and room for the other fields. */
export const UPLOAD_FORM_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 5;

/** Sites that content belongs to, for choices. */
const siteResource = (deps: ContentDeps): DeskResource => {
  const {
    create: _,
    update: __,
    actions: ___,
    ...sites
  } = contentResource(deps, {
    name: 'sites',
    type: 'sites',
    schema: siteFields,
    ...siteConversion,
  });
  return sites;
};

/** What visitors read. */
export const contentResources = (deps: ContentDeps): readonly DeskResource[] => [
  articleResource(deps),
  bannerResource(deps),
  menuResource(deps),
  contentResource(deps, {
    name: 'pages',
    type: 'pages',
    schema: pageFields,
    hasPreview: true,
    tellMore: async () => (entry) => ({ previewUrl: previewUrlOf(deps, '/', String(entry.attributes.slug)) }),
    ...pageConversion,
  }),
  contentResource(deps, { name: 'faqs', type: 'faqs', schema: faqFields, ...faqConversion }),
  contentResource(deps, { name: 'projects', type: 'projects', schema: projectFields, ...projectConversion }),
  contentResource(deps, { name: 'authors', type: 'authors', schema: authorFields, ...authorConversion }),
  contentResource(deps, { name: 'article-categories', type: 'categories', schema: topicFields, ...topicConversion }),
  contentResource(deps, { name: 'article-tags', type: 'tags', schema: topicFields, ...topicConversion }),
  contentResource(deps, { name: 'footer', type: 'footer', schema: footerFields, isSingle: true, ...footerConversion }),
  contentResource(deps, {
    name: 'licences',
    type: 'license',
    schema: licenceFields,
    isSingle: true,
    ...licenceConversion,
  }),
  contentResource(deps, {
    name: 'contact',
    type: 'config',
    schema: contactFields,
    isSingle: true,
    isShared: true,
    ...contactConversion(deps.environment.identity.contact),
  }),
  contentResource(deps, {
    name: 'home',
    type: 'config',
    schema: homeFields,
    isSingle: true,
    isShared: true,
    ...homeConversion,
  }),
  footerBannerResource(deps),
  redirectResource(deps),
  siteResource(deps),
  {
    ...contentResource(deps, { name: 'pictures', type: 'files', schema: pictureFields, ...pictureConversion }),
    columns: pictureColumns,
    create: deskCommand('content:act', newPictureFields, (tx, typed) => addPicture(deps, tx, typed), {
      formBytes: UPLOAD_FORM_BYTES,
    }),
  },
];
