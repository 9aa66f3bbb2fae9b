import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import type { UseCases } from '#core/use-cases.ts';

/** What one request works with; `jar` collects the cookies of its answer. */
export type RequestScope = { readonly useCases: UseCases; readonly jar: CookieJar };
