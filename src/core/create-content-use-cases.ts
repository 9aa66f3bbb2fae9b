import { loadConsent } from './consent/load-consent.ts';
import { saveConsent } from './consent/save-consent.ts';
import { submitConsultation } from './consultation/submit-consultation.ts';
import { subscribeNewsletter } from './consultation/subscribe-newsletter.ts';
import type { ContentCommands, ContentPrivateQueries, ContentQueries } from './content/content-use-cases.ts';
import { listArticles } from './content/list-articles.ts';
import { loadArticle } from './content/load-article.ts';
import { loadAuthor } from './content/load-author.ts';
import { loadContentPage } from './content/load-content-page.ts';
import { loadProject } from './content/load-project.ts';
import { loadPublications } from './content/load-publications.ts';
import type { Makers } from './ports.ts';
import { loadPromotions } from './promotion/load-promotions.ts';
import { searchSite } from './search/search-site.ts';
import { suggest } from './search/suggest.ts';

/** What readers and visitors ask of the content. */
export const contentQueryTable: Makers<ContentQueries & ContentPrivateQueries> = {
  listArticles: listArticles,
  loadArticle: loadArticle,
  loadAuthor: loadAuthor,
  loadProject: loadProject,
  loadContentPage: loadContentPage,
  loadPublications: loadPublications,
  loadPromotions: loadPromotions,
  searchSite: searchSite,
  suggest,
  loadConsent: loadConsent,
};

/** What visitors send: requests for advice, for news, and what they agree to. */
export const contentCommandTable: Makers<ContentCommands> = {
  submitConsultation,
  subscribeNewsletter,
  saveConsent,
};
