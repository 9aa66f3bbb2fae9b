import type { Container } from 'inversify';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { ARTICLES } from '#core/content/articles.port.ts';
import { CONTENT } from '#core/content/content.port.ts';

/** A page waits this long for the content system, ms: without its words it still stands. */
const TIMEOUT_MS = 4_000;

export type ContentParts = { readonly cmsUrl: string; readonly requestId: string };

/** Port ← adapter, for what editors publish. The content system is never told who asks. */
export const bindContent = (made: Container, { cmsUrl, requestId }: ContentParts): void => {
  const bind = <Port>(port: symbol, adapter: () => Port): void =>
    void made.bind<Port>(port).toDynamicValue(adapter).inSingletonScope();
  const cms = serviceClient({ baseUrl: cmsUrl, bearer: null, requestId, timeoutMs: TIMEOUT_MS });
  bind(CONTENT, () => cmsContent(cms, systemClock));
  bind(ARTICLES, () => cmsArticles(cms));
};
