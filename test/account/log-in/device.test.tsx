import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { browserDevice } from '#adapters/browser/device.ts';
import { recaptchaProof } from '#adapters/browser/recaptcha.ts';
import type { BotChallenge } from '#core/session/bot-check.port.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import { softAuthenticator } from '#test/kit/servers/soft-authenticator.ts';

const challenge = Buffer.from('mot-thu-thach').toString('base64url');
const login: Json = { challenge, rpId: 'localhost', userVerification: 'preferred' };
const creation: Json = {
  challenge,
  rp: { id: 'localhost', name: 'Cửa Hàng Mây' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  user: { id: Buffer.from('kh-1').toString('base64url'), name: 'khach@example.vn', displayName: 'Khách' },
};

const answer = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.string(),
  authenticatorAttachment: z.string(),
  clientExtensionResults: z.object({}),
  // Fields that the authenticator leaves out are null here.
  response: z
    .record(z.string(), z.union([z.string(), z.array(z.string()), z.null()]))
    .transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, each]) => each !== null))),
});

/** A credential as a browser holds it: bytes where the JSON has base64url. */
const credentialOf = (json: Json) => {
  const { rawId, response, ...plain } = answer.parse(json);
  const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url')).buffer;
  const { transports, ...fields } = response;
  const held = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, bytes(text)]));
  return {
    ...plain,
    rawId: bytes(rawId),
    response: { ...held, ...(transports ? { getTransports: () => transports } : {}) },
    getClientExtensionResults: () => ({}),
  };
};

/** A browser with this authenticator; a string is the name of the error that it throws. */
const browserWith = (authenticator: ReturnType<typeof softAuthenticator> | string) => {
  const made: Json[] = [];
  const ask = (kind: 'use' | 'make', options: Json) => async () => {
    if (typeof authenticator === 'string') throw new DOMException('no', authenticator);
    made.push(authenticator[kind](options));
    return credentialOf(made.at(-1) ?? null);
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get: ask('use', login), create: ask('make', creation) } });
  return made;
};

afterEach(() => vi.unstubAllGlobals());

describe('passkeys in this browser', () => {
  test("ACC-01 the authenticator's response is sent to the service unchanged", async () => {
    const made = browserWith(softAuthenticator('http://localhost:3000'));
    const device = browserDevice();
    const [key, used] = [await device.createPasskey(creation), await device.usePasskey(login)];
    for (const [told, own] of [
      [key, made[0]],
      [used, made[1]],
    ] as const) {
      const { response, ...whole } = answer.parse(own);
      expect(told).toMatchObject({ ...whole, response });
    }
  });

  test.each(['NotAllowedError', 'AbortError', 'InvalidStateError'])(
    'ACC-01 %s means that the person cancelled',
    async (name) => {
      browserWith(name);
      expect(await browserDevice().usePasskey(login)).toBeNull();
      expect(await browserDevice().createPasskey(creation)).toBeNull();
    },
  );

  test('ACC-01 any other error is thrown', async () => {
    browserWith('UnknownError');
    await expect(browserDevice().usePasskey(login)).rejects.toThrow();
    await expect(browserDevice().createPasskey(creation)).rejects.toThrow();
  });

  test("ACC-01 passkeys are unavailable when the browser lacks them or the shop's host is an IP address", () => {
    const { hasPasskeys } = browserDevice();
    vi.stubGlobal('isSecureContext', true);
    expect(hasPasskeys()).toBe(false);
    vi.stubGlobal('PublicKeyCredential', class {});
    for (const [hostname, has] of [
      ['localhost', true],
      ['shop.example', true],
      ['127.0.0.1', false],
      ['[::1]', false],
    ] as const) {
      vi.stubGlobal('location', { hostname });
      expect(hasPasskeys()).toBe(has);
    }
    vi.stubGlobal('isSecureContext', false);
    expect(hasPasskeys()).toBe(false);
  });
});

describe('the proof of work of a bot check', () => {
  const secrets = { hmacSignatureSecret: 'mot-bi-mat', hmacKeySignatureSecret: 'bi-mat-khac' };
  const made = async () =>
    createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 20, counter: 7, deriveKey, ...secrets });
  /** The challenge after a JSON round trip. */
  const onTheWire = (given: object): Json => JSON.parse(JSON.stringify(given));

  test('GQL-09 the service accepts the proof that this browser computes', async () => {
    const proof = await browserDevice().solveChallenge({ kind: 'work', challenge: onTheWire(await made()) });
    const given = JSON.parse(Buffer.from(proof ?? '', 'base64').toString('utf8'));
    expect(await verifySolution({ ...given, deriveKey, ...secrets })).toMatchObject({ verified: true });
    const forged = { ...given.solution, derivedKey: '00'.repeat(32) };
    expect((await verifySolution({ ...given, solution: forged, deriveKey, ...secrets })).verified).not.toBe(true);
  });

  test('GQL-09 a malformed challenge yields no proof and throws nothing', async () => {
    for (const nonsense of [{}, { parameters: {} }, 'x', null])
      expect(await browserDevice().solveChallenge({ kind: 'work', challenge: nonsense })).toBeNull();
  });
});

describe('reCAPTCHA, when it is configured', () => {
  const asked: unknown[] = [];
  /** The page's head, in which Google's script loads or fails. */
  const googleIs = (up: boolean): readonly string[] => {
    const scripts: string[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (!(script instanceof HTMLScriptElement)) return;
      scripts.push(script.src);
      const execute = async (siteKey: string, options: object) => `the-${asked.push([siteKey, options])}`;
      if (up) vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
      queueMicrotask(() => (up ? script.onload : script.onerror)?.call(script, new Event('load') as never));
    });
    return scripts;
  };
  afterEach(() => vi.restoreAllMocks());
  const challengeOf = (siteKey: string): BotChallenge => ({ kind: 'recaptcha', siteKey });

  test('GQL-09 the script loads once per site key, and every proof is a new token', async () => {
    const scripts = googleIs(true);
    const device = browserDevice();
    const proofs = [
      await device.solveChallenge(challengeOf('khoa&1')),
      await device.solveChallenge(challengeOf('khoa&1')),
    ];
    expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=khoa%261']);
    expect(proofs).toEqual(['the-1', 'the-2']);
    expect(asked).toEqual([
      ['khoa&1', { action: 'account' }],
      ['khoa&1', { action: 'account' }],
    ]);
  });

  test('GQL-09 a script that fails to load yields no proof and is requested again next time', async () => {
    const down = googleIs(false);
    await expect(recaptchaProof('khoa-2')).rejects.toThrow();
    expect(await browserDevice().solveChallenge(challengeOf('khoa-2'))).toBeNull();
    expect(down).toHaveLength(2);
    vi.restoreAllMocks();
    googleIs(true);
    expect(await browserDevice().solveChallenge(challengeOf('khoa-2'))).toMatch(/^the-/);
  });
});
