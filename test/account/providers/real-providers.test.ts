import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProviderRequest } from '#backend/authorisation/providers/identity-provider.ts';
import { parseProviderEnvironment, providerVariables } from '#backend/authorisation/providers/provider-environment.ts';
import { facebookProvider } from '#backend/authorisation/providers/provider-facebook.ts';
import { googleProvider } from '#backend/authorisation/providers/provider-openid.ts';
import { zaloProvider } from '#backend/authorisation/providers/provider-zalo.ts';

const request: ProviderRequest = {
  redirectUri: 'https://auth.example/authorization-gateway/callback/x',
  state: 's'.repeat(43),
  verifier: 'v'.repeat(43),
  nonce: 'n'.repeat(43),
};
const challenge = createHash('sha256').update(request.verifier).digest('base64url');
const client = { id: 'ma-ung-dung', secret: 'bi-mat-cua-ung-dung' };

type Seen = { readonly url: URL; readonly form: Readonly<Record<string, string>>; readonly headers: Headers };

/** A network with these URLs (without query); it records the requests. */
const networkOf = (answers: Readonly<Record<string, (seen: Seen) => unknown>>) => {
  const seen: Seen[] = [];
  const network: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const one = {
      url,
      form: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))),
      headers: new Headers(init?.headers),
    };
    seen.push(one);
    const answer = answers[url.origin + url.pathname];
    return answer ? Response.json(answer(one)) : new Response('', { status: 404 });
  };
  return { network, seen };
};
const answer = new URLSearchParams({ code: 'ma-cap', state: request.state });

describe('ACC-01 Zalo v4', () => {
  const tokenAt = 'https://oauth.zaloapp.com/v4/access_token';
  const meAt = 'https://graph.zalo.me/v2.0/me';

  test("ACC-01 the URL has Zalo's own parameter names and the S256 challenge, but no verifier", async () => {
    const address = new URL(await zaloProvider(client).address(request));
    expect(`${address.origin}${address.pathname}`).toBe('https://oauth.zaloapp.com/v4/permission');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      app_id: client.id,
      redirect_uri: request.redirectUri,
      state: request.state,
      code_challenge: challenge,
    });
  });

  test('ACC-01 the secret is sent as a header, the verifier with the code; the response contains only a name', async () => {
    const { network, seen } = networkOf({
      [tokenAt]: () => ({ access_token: 't' }),
      [meAt]: () => ({ id: 'z-1', name: 'Sơn' }),
    });
    expect(await zaloProvider(client, network).accountOf(request, answer)).toEqual({
      externalId: 'z-1',
      name: 'Sơn',
      email: null,
      emailVerified: false,
    });
    expect(seen[0]?.headers.get('secret_key')).toBe(client.secret);
    expect(seen[0]?.form).toEqual({
      app_id: client.id,
      code: 'ma-cap',
      grant_type: 'authorization_code',
      code_verifier: request.verifier,
    });
    expect(seen[1]?.headers.get('access_token')).toBe('t');
  });

  test('LAY-04 an error with HTTP 200 is an error', async () => {
    const { network } = networkOf({ [tokenAt]: () => ({ error: -14014, error_name: 'Invalid code' }) });
    await expect(zaloProvider(client, network).accountOf(request, answer)).rejects.toThrow('another shape');
  });
});

describe('ACC-01 Facebook Login', () => {
  const facebook = { ...client, version: 'v24.0' };
  const graph = 'https://graph.facebook.com/v24.0';

  test('ACC-01 the request asks for name and e-mail under the configured version', async () => {
    const address = new URL(await facebookProvider(facebook).address(request));
    expect(address.pathname).toBe('/v24.0/dialog/oauth');
    expect(address.searchParams.get('scope')).toBe('email,public_profile');
    expect(address.searchParams.get('state')).toBe(request.state);
  });

  test('ACC-10 an e-mail address may be missing, and is never verified', async () => {
    for (const email of [undefined, 'huy@example.vn']) {
      const me = { id: 'f-1', name: 'Huy', ...(email === undefined ? {} : { email }) };
      const { network, seen } = networkOf({
        [`${graph}/oauth/access_token`]: () => ({ access_token: 't', token_type: 'bearer' }),
        [`${graph}/me`]: () => me,
      });
      const account = await facebookProvider(facebook, network).accountOf(request, answer);
      expect(account).toEqual({ externalId: 'f-1', name: 'Huy', email: email ?? null, emailVerified: false });
      expect(seen[0]?.form).toMatchObject({ client_secret: client.secret, redirect_uri: request.redirectUri });
      expect(seen[1]?.url.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  test('LAY-04 an unsuccessful response is an error', async () => {
    await expect(facebookProvider(facebook, networkOf({}).network).accountOf(request, answer)).rejects.toThrow(
      'HTTP 404',
    );
  });
});

describe('ACC-01 Google with OpenID Connect', () => {
  const issuer = 'https://accounts.google.example';
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  const idToken = (claims: Readonly<Record<string, unknown>>): string => {
    const now = Math.floor(Date.now() / 1000);
    const whole = {
      iss: issuer,
      aud: client.id,
      iat: now,
      exp: now + 300,
      sub: 'g-1',
      nonce: request.nonce,
      ...claims,
    };
    const text = `${part({ alg: 'RS256', kid: 'k' })}.${part(whole)}`;
    return `${text}.${sign('sha256', Buffer.from(text), keys.privateKey).toString('base64url')}`;
  };
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const google = (claims: Readonly<Record<string, unknown>>, published = keys.publicKey) => {
    const { network, seen } = networkOf({
      [`${issuer}/.well-known/openid-configuration`]: () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
      [`${issuer}/keys`]: () => ({
        keys: [{ ...published.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
      }),
      [`${issuer}/token`]: () => ({
        access_token: 't',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: idToken(claims),
      }),
    });
    return { provider: googleProvider(client, network, issuer), seen };
  };

  test('ACC-01 the URL has state, nonce and the S256 challenge', async () => {
    const { searchParams } = new URL(await google({}).provider.address(request));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      state: request.state,
      nonce: request.nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
  });

  test('ACC-10 name and e-mail come from the id token; the e-mail is verified only if Google says so', async () => {
    for (const verified of [true, false, undefined]) {
      const { provider, seen } = google({ name: 'Lan', email: 'lan@example.vn', email_verified: verified });
      expect(await provider.accountOf(request, answer)).toEqual({
        externalId: 'g-1',
        name: 'Lan',
        email: 'lan@example.vn',
        emailVerified: verified === true,
      });
      expect(seen.find(({ url }) => url.pathname === '/token')?.form.code_verifier).toBe(request.verifier);
    }
  });

  test.each([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['another audience', { aud: 'ung-dung-khac' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a past end', { exp: 1 }],
  ])('LAY-04 an id token with %s is an error', async (_, claims) => {
    await expect(google(claims).provider.accountOf(request, answer)).rejects.toThrow();
  });

  test('LAY-04 an id token with a foreign signature is an error', async () => {
    await expect(google({}, stranger.publicKey).provider.accountOf(request, answer)).rejects.toThrow();
  });

  test('LAY-04 a response with another state is an error', async () => {
    const foreign = new URLSearchParams({ code: 'ma-cap', state: 'khac' });
    await expect(google({}).provider.accountOf(request, foreign)).rejects.toThrow();
  });
});

describe('CFG-01 providers by configuration', () => {
  const none = { IDENTITY_PROVIDER: '1', FACEBOOK_API_VERSION: 'v24.0' } as const;

  test('CFG-01 without settings the embedded provider replaces the three brands, and no OpenID provider is offered', () => {
    expect(parseProviderEnvironment(none, 'development')).toEqual({
      google: null,
      facebook: null,
      zalo: null,
      openid: null,
      embedded: true,
    });
  });

  test('CFG-01 an incomplete provider configuration is rejected and names the missing variable', () => {
    const half = { ...none, GOOGLE_CLIENT_ID: 'a', ZALO_APP_SECRET: 'b' };
    expect(() => parseProviderEnvironment(half, 'development')).toThrow(
      /GOOGLE_CLIENT_SECRET is missing.*\nZALO_APP_ID is missing/,
    );
  });

  test('CFG-01 an OpenID provider needs an issuer with TLS and a client; its button has the name of its host unless it is given one', () => {
    const client = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
    const issuer = 'https://login.example/realms/shop';
    const openid = { id: 'a', secret: 'b', issuer, name: 'login.example' };
    expect(parseProviderEnvironment({ ...none, ...client, OIDC_ISSUER: issuer }, 'production')).toMatchObject({
      openid,
    });
    expect(() => parseProviderEnvironment({ ...none, ...client }, 'production')).toThrow(/OIDC_ISSUER is missing/);
    expect(() => parseProviderEnvironment({ ...none, OIDC_ISSUER: issuer }, 'production')).toThrow(
      /OIDC_CLIENT_ID is missing/,
    );
    const { OIDC_ISSUER: schema } = providerVariables;
    for (const bad of ['login.example', 'http://login.example', 'https://a@login.example', `${issuer}?a=1`, 'ftp://x'])
      expect(schema.safeParse(bad).success, bad).toBe(false);
    expect(schema.safeParse('http://127.0.0.1:8080/realms/shop').success).toBe(true);
  });

  test('CFG-01 a configured provider does not depend on the others', () => {
    const facebook = { FACEBOOK_APP_ID: 'a', FACEBOOK_APP_SECRET: 'b', IDENTITY_PROVIDER: '0' } as const;
    const read = parseProviderEnvironment({ ...none, ...facebook }, 'development');
    expect(read).toMatchObject({ facebook: { id: 'a', secret: 'b', version: 'v24.0' }, google: null, embedded: false });
  });
});
