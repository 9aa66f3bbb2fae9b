import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#backend/server.ts';
import { providers } from '#core/account/account.ts';
import { token } from '#core/shared/ids.ts';
import { outcomeOf, value } from '#test/account/account-subject.ts';
import { backendAccountSubject, SHOP_ORIGIN } from '#test/kit/backends/backend-accounts.ts';
import { freshToken } from '#test/kit/backends/backends.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';

describe('an installation with one real provider and without the embedded one', () => {
  let backend: Backend;
  beforeAll(async () => {
    const zalo = { ZALO_APP_ID: 'ma-ung-dung', ZALO_APP_SECRET: 'bi-mat-cua-ung-dung' };
    backend = await startOwnBackend({ SANDBOX_CLOCK: '1', ...zalo, IDENTITY_PROVIDER: '0' });
  });
  afterAll(() => backend.close());

  test('ACC-01 only the configured provider is listed and usable', async () => {
    const subject = await backendAccountSubject(backend);
    const { accounts } = subject.as(token(await freshToken(backend)));
    expect(value(await accounts.loginProviders())).toMatchObject([{ id: 'zalo', name: 'Zalo' }]);
    const back = `${SHOP_ORIGIN}/dang-nhap`;
    const answers = await Promise.all(providers.map((each) => accounts.providerLoginUrl(each, back, back)));
    expect(answers.map(outcomeOf)).toEqual([
      'provider-unavailable',
      'provider-unavailable',
      'ok',
      'provider-unavailable',
    ]);
  });
  test('ACC-01 the pages of the embedded provider do not exist', async () => {
    for (const path of ['authorize', 'userinfo'])
      expect((await fetch(`${backend.publicUrl}/identity-provider/google/${path}`)).status).toBe(404);
  });
});
