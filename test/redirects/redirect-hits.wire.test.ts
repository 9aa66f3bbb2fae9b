import { expect } from 'vitest';
import { cmsRedirectHits } from '#adapters/cms/redirect-hits.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { redirectHitsContract } from './redirect-hits.contract.ts';

eachBackend('the content system', (backend) => {
  redirectHitsContract('redirect hits over the reference backend', async () => {
    const client = serviceClient({ baseUrl: backend.url, bearer: null, requestId: 'redirect-hits-test' });
    const hits = cmsRedirectHits(client, (kind) => expect.fail(kind));
    return {
      hits,
      hitsOf: async (urlOld) => {
        await hits.report();
        const [row] = await runSql(backend, `select hits from redirect_hits where url_old = '${urlOld}'`);
        return Number(row?.hits ?? 0);
      },
    };
  });
});
