import type { ContentDeps } from '#backend/content/environment.ts';
import { type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { pictureColumns } from '#contracts/desk/columns/content-columns.vi.ts';
import {
  authorFields,
  faqFields,
  footerFields,
  licenceFields,
  newPictureFields,
  pageFields,
  pictureFields,
  projectFields,
  topicFields,
} from '#contracts/desk/content-record.ts';
import {
  authorConversion,
  faqConversion,
  footerConversion,
  licenceConversion,
  pageConversion,
  pictureConversion,
  projectConversion,
  topicConversion,
} from './attributes.ts';
import { contentResource } from './content-resource.ts';
import { addPicture, MAX_UPLOAD_BYTES } from './pictures.ts';

/** Base64, percent-encoded in a form, and room for the other fields. */
export const UPLOAD_FORM_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 5;

/** What visitors read, beside the editors' pages of banners, redirects, menus, articles and contact. */
export const contentResources = (deps: ContentDeps): readonly DeskResource[] => [
  contentResource(deps, { name: 'pages', type: 'pages', schema: pageFields, ...pageConversion }),
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
  {
    ...contentResource(deps, { name: 'pictures', type: 'files', schema: pictureFields, ...pictureConversion }),
    columns: pictureColumns,
    create: deskCommand('content', newPictureFields, (tx, typed) => addPicture(deps, tx, typed), {
      formBytes: UPLOAD_FORM_BYTES,
    }),
  },
];
