import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openFolders, production, startErrors } from '#test/kit/environment.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

openFolders();

import { parseProvisioning, provisioningProblems, provisioningVariables } from '#backend/provisioning/environment.ts';
import { provisionerOf, provisionerOfLine } from '#backend/provisioning/registry.ts';

const SECRET = 'khoa-chung-giua-cua-hang-va-he-thong-2026';
const variables = z.object(provisioningVariables);
const connected = { PROVISIONING_URL: 'https://panel.cty.vn/tasks', PROVISIONING_SECRET: SECRET };

const registry = { EPP_SERVER: 'epp.cty.vn', EPP_CLIENT_ID: 'may-xanh', EPP_PASSWORD: 'mat-khau-dai-ly' };

const sentences = (
  given: Readonly<Record<string, string | undefined>>,
  mode: 'development' | 'production' = 'production',
) => {
  const read = variables.safeParse(given);
  return read.success ? provisioningProblems(read.data, mode) : read.error.issues.map(({ message }) => message);
};
const lineIn = (given: Readonly<Record<string, string>>, line: string, mode: 'development' | 'production') =>
  provisionerOfLine(parseProvisioning(variables.parse(given), mode), line).name;

describe('who sets up what is sold', () => {
  test.each([
    [{}, 'production', 'cloud-server', 'manual'],
    [{}, 'development', 'cloud-server', 'sandbox'],
    [{ PROVISIONERS: 'manual' }, 'development', 'cloud-server', 'manual'],
    [{ PROVISIONERS: ' web-hosting = webhook , *=manual ', ...connected }, 'production', 'web-hosting', 'webhook'],
    [{ PROVISIONERS: 'web-hosting=webhook, *=manual', ...connected }, 'production', 'cloud-server', 'manual'],
    [{ PROVISIONERS: 'domain=epp, *=manual', ...registry }, 'production', 'domain', 'epp'],
    [{ PROVISIONERS: 'domain=webhook, *=manual', ...connected }, 'production', 'domain', 'webhook'],
    [{ PROVISIONERS: 'web-hosting=webhook', ...connected }, 'production', 'cloud-server', 'manual'],
    [{ PROVISIONERS: 'webhook', ...connected }, 'production', 'mail-server', 'webhook'],
    [{ PROVISIONERS: 'webhook', ...connected }, 'production', 'constructor', 'webhook'],
  ] as const)('CFG-01 with %j in %s, %s is set up by %s', (given, mode, line, name) => {
    expect(sentences(given, mode)).toEqual([]);
    expect(lineIn(given, line, mode)).toBe(name);
  });

  test.each([
    [{ PROVISIONERS: 'sandbox' }, /^PROVISIONERS names sandbox/],
    [{ PROVISIONERS: 'cloud-lab=sandbox, *=manual' }, /^PROVISIONERS names sandbox/],
    [{ PROVISIONERS: 'webhook', PROVISIONING_URL: connected.PROVISIONING_URL }, /^PROVISIONING_SECRET is missing/],
    [{ PROVISIONERS: 'webhook', PROVISIONING_SECRET: SECRET }, /^PROVISIONING_URL is missing/],
    [
      { PROVISIONERS: 'web-hosting=epp', ...registry },
      /^PROVISIONERS must not name epp for web-hosting: it makes names/,
    ],
    [{ PROVISIONERS: 'domain=epp', ...registry, EPP_SERVER: '' }, /^EPP_SERVER must be a host/],
    [{ PROVISIONERS: 'domain=epp', ...registry, EPP_SERVER: undefined }, /^EPP_SERVER is missing/],
    [{ PROVISIONERS: 'domain=epp', ...registry, EPP_SERVER: 'epp.cty.vn:0' }, /^EPP_SERVER must be a host/],
    [{ PROVISIONERS: 'domain=epp', ...registry, EPP_CLIENT: 'khoa' }, /^EPP_CLIENT must hold/],
    [{ PROVISIONERS: 'proxmox' }, /^PROVISIONERS must name manual, webhook, incus, epp, sandbox/],
    [{ PROVISIONERS: 'web-hostin=manual' }, /^PROVISIONERS must name/],
    [{ PROVISIONERS: '' }, /^PROVISIONERS must name/],
    [{ PROVISIONERS: 'manual, webhook', ...connected }, /^PROVISIONERS must name/],
    [{ PROVISIONERS: 'web-hosting=manual=webhook', ...connected }, /^PROVISIONERS must name/],
    [{ ...connected, PROVISIONING_SECRET: 'short' }, /^PROVISIONING_SECRET must hold secrets/],
    [{ ...connected, PROVISIONING_URL: 'panel.cty.vn' }, /^PROVISIONING_URL must be an address/],
    [{ PROVISIONING_ABILITIES: 'power, seats' }, /^PROVISIONING_ABILITIES must be some of power, reinstall, password/],
  ] as const)('CFG-01 %j is refused in one sentence', (given, sentence) => {
    const found = sentences(given);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(sentence);
  });

  test('V12.3.1 a system on another machine needs TLS in production', () => {
    const given = { ...production, PROVISIONERS: 'webhook', PROVISIONING_SECRET: sampleSecret('PROVISIONING_SECRET') };
    expect(startErrors({ ...given, PROVISIONING_URL: 'https://panel.cty.vn' })).toEqual([]);
    expect(startErrors({ ...given, PROVISIONING_URL: 'http://127.0.0.1:8080' })).toEqual([]);
    expect(startErrors({ ...given, PROVISIONING_URL: 'http://panel.cty.vn' })).toEqual([
      expect.stringContaining('PROVISIONING_URL must use TLS'),
    ]);
  });

  test('SVC-01 a service stays with who set it up, whoever sets up its line now', () => {
    const now = parseProvisioning(variables.parse({ PROVISIONERS: 'webhook', ...connected }), 'production');
    const of = (provisioner: string | null, settings = now) =>
      provisionerOf(settings, { type: 'cloud-server', provisioner })?.name;
    expect([of('manual'), of('webhook'), of(null)]).toEqual(['manual', 'webhook', 'manual']);
    const later = parseProvisioning(variables.parse({}), 'production');
    expect([of('webhook', later), of(null, later)]).toEqual([undefined, 'manual']);
    expect(of(null, parseProvisioning(variables.parse({}), 'development'))).toBe('sandbox');
  });
});
