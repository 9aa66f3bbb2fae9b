import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider, ProviderRequest } from '#backend/authorisation/providers/identity-provider.ts';
import { openIdProvider } from '#backend/authorisation/providers/provider-openid.ts';
import {
  type ForeignIssuer,
  type IssuerPerson,
  issuerClient,
  startForeignIssuer,
} from '#test/kit/servers/foreign-issuer.ts';

const request: ProviderRequest = {
  redirectUri: 'https://auth.example/authorization-gateway/callback/openid',
  state: 's'.repeat(43),
  verifier: 'v'.repeat(43),
  nonce: 'n'.repeat(43),
};
const DISCOVERY = '/.well-known/openid-configuration';
const lan: IssuerPerson = { sub: 'lan', name: 'Nguyễn Thị Lan', email: 'lan@example.vn', email_verified: true };

let foreign: ForeignIssuer;
beforeAll(async () => {
  foreign = await startForeignIssuer(request.redirectUri);
});
afterAll(() => foreign.close());

const openProvider = () => openIdProvider({ ...issuerClient, issuer: foreign.issuer, name: 'Công Ty Mẹ' });

/** Logs in at the issuer; `meanwhile` runs between the page of the issuer and the callback. */
const logInAs = async (
  person: IssuerPerson,
  {
    provider = openProvider(),
    meanwhile = () => undefined,
  }: { provider?: IdentityProvider; meanwhile?: () => void } = {},
) => {
  const back = new URL(await foreign.walk(await provider.address(request), person));
  meanwhile();
  return provider.accountOf(request, back.searchParams).finally(() => foreign.intercept(null));
};

/** The issuer answers these paths with this body instead. */
const answerWith = (path: string, body: string) => () =>
  foreign.intercept((asked, response) => {
    if (asked.url !== path) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    return true;
  });

describe('ACC-01 an OpenID provider that this project did not write', () => {
  test('ACC-01 name and verified address come from its user info; the account id names the issuer too', async () => {
    expect(await logInAs(lan)).toEqual({
      externalId: `${foreign.issuer} lan`,
      name: 'Nguyễn Thị Lan',
      email: 'lan@example.vn',
      emailVerified: true,
    });
  });

  test('ACC-10 an address that it has not verified counts as unverified, and none as none', async () => {
    expect(await logInAs({ ...lan, email_verified: false })).toMatchObject({ emailVerified: false });
    expect(await logInAs({ sub: 'ai-do' })).toMatchObject({ name: '', email: null, emailVerified: false });
  });

  test('ACC-01 its page gets state, nonce and the S256 challenge', async () => {
    const { searchParams } = new URL(await openProvider().address(request));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: issuerClient.id,
      state: request.state,
      nonce: request.nonce,
      code_challenge_method: 'S256',
    });
  });

  test('ACC-01 forms may lead to the issuer, and to a page elsewhere once a log-in has begun there', async () => {
    const provider = openProvider();
    expect(provider.origins()).toEqual([foreign.issuer]);
    const page = 'https://pages.example/auth';
    answerWith(DISCOVERY, JSON.stringify({ issuer: foreign.issuer, authorization_endpoint: page }))();
    const address = await provider.address(request).finally(() => foreign.intercept(null));
    expect(address.startsWith(page)).toBe(true);
    expect(provider.origins()).toEqual([foreign.issuer, 'https://pages.example']);
  });

  test('ACC-01 new keys hold from the next log-in on', async () => {
    const provider = openProvider();
    await logInAs(lan, { provider });
    foreign.rotateKeys();
    expect(await logInAs(lan, { provider })).toMatchObject({ externalId: `${foreign.issuer} lan` });
  });
});

describe('LAY-04 an OpenID provider that lies or fails', () => {
  const stranger =
    '{"keys":[{"kty":"RSA","n":"sXchDaQebHnPiGvyDOAT4saGEUetSyo9MKLOoWFsueri23bOdgWp4Dy1WlUzewbgBHod5pcM9H95GQRV3JDXboIRROSBigeC5yjU1hGzHHyXss8UDprecbAYxknTcQkhslANGRUZmdTOQ5qTRsLAt6BTYuyvVRdhS8exSZEy_c4gs_7svlJJQ4H9_NxsiIoLwAEk7-Q3UXERGYw_75IDrGA84-lA_-Ct4eTlXHBIY2EaV7t7LjJaynVJCpkv4LKjTTAumiGUIuQhrNhZLuF_RJLqHpM2kgWFLU7-VTdL1VbC2tejvcI2BlMkEpk1BzBZI0KQB0GaDWFLN-aEAw3vRw","e":"AQAB","use":"sig","alg":"RS256"}]}';

  test('LAY-04 keys of somebody else do not prove its id token', async () => {
    await expect(logInAs(lan, { meanwhile: answerWith('/jwks', stranger) })).rejects.toThrow();
  });

  test('LAY-04 an answer about another person than the id token is refused', async () => {
    await expect(
      logInAs(lan, { meanwhile: answerWith('/me', '{"sub":"giam-doc","email":"sep@example.vn"}') }),
    ).rejects.toThrow();
  });

  test.each([
    [
      'another issuer',
      (issuer: string) => `{"issuer":"https://evil.example","authorization_endpoint":"${issuer}/auth"}`,
    ],
    ['no page', (issuer: string) => `{"issuer":"${issuer}"}`],
    ['half an answer', (issuer: string) => `{"issuer":"${issuer}`],
    ['no JSON', () => '<!doctype html><title>Đăng nhập</title>'],
    ['an answer of another kind', () => '[null]'],
  ])('LAY-04 a discovery document with %s begins no log-in', async (_, body) => {
    answerWith(DISCOVERY, body(foreign.issuer))();
    await expect(
      openProvider()
        .address(request)
        .finally(() => foreign.intercept(null)),
    ).rejects.toThrow();
  });

  test('LAY-04 an issuer that is down begins no log-in, and begins one as soon as it is up', async () => {
    const other = await startForeignIssuer(request.redirectUri);
    const provider = openIdProvider({ ...issuerClient, issuer: other.issuer, name: 'Công Ty Mẹ' });
    await other.close();
    await expect(provider.address(request)).rejects.toThrow();
    const again = await startForeignIssuer(request.redirectUri, Number(new URL(other.issuer).port));
    expect(await provider.address(request)).toContain('/auth?');
    await again.close();
  });

  test('LAY-04 a callback that names another issuer is refused', async () => {
    const provider = openProvider();
    const back = new URL(await foreign.walk(await provider.address(request), lan));
    expect(back.searchParams.get('iss')).toBe(foreign.issuer);
    back.searchParams.set('iss', 'https://evil.example');
    await expect(provider.accountOf(request, back.searchParams)).rejects.toThrow();
  });
});
