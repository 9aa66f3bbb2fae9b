import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseProvisioning, provisioningProblems, provisioningVariables } from '#backend/provisioning/environment.ts';
import { provisionerOfLine } from '#backend/provisioning/registry.ts';

const variables = z.object(provisioningVariables);

/** Made for this test: a certificate that nobody trusts, without its key. */
const PEM = `-----BEGIN CERTIFICATE-----
MIIBdjCCARugAwIBAgIUdBNeOjQ684ZR/mvnDtsC4s99rREwCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMjgyMzAxNDlaGA8yMTI2MTEwNDIzMDE0
OVowDzENMAsGA1UEAwwEdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKqG
xuYD45GxQ0WtQzGnPAtw8EtlCDSMZGECTSLGC+eFYNxG2fQCFRNRW4AadnE3hKtE
3vcCj2Asn4960sh2We6jUzBRMB0GA1UdDgQWBBRpnXWZNpFeQPEwkbIzF/n8U7xe
HzAfBgNVHSMEGDAWgBRpnXWZNpFeQPEwkbIzF/n8U7xeHzAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0kAMEYCIQCBRfoHeBKsEmJOD+Sl8JuAzBCXIy+RWeV5
Vgn/2T1tHAIhAOHHkNICPh2C605PPlP6tigzQ5+5+OoZlkmhfiHUwlxo
-----END CERTIFICATE-----
-----BEGIN PRIVATE KEY-----
c2FtcGxl
-----END PRIVATE KEY-----
`;
const whole = {
  PROVISIONERS: 'cloud-server=incus, *=manual',
  INCUS_URL: 'https://10.0.0.5:8443',
  INCUS_CLIENT: PEM,
  INCUS_IMAGES: ' Debian 12 = debian/12/cloud, *=ubuntu/24.04 ',
  INCUS_LOCATIONS: 'Hà Nội=hn-1, Đà Nẵng = @dn, TP. Hồ Chí Minh',
};
const sentences = (given: Readonly<Record<string, string>>) => {
  const read = variables.safeParse(given);
  return read.success ? provisioningProblems(read.data, 'production') : read.error.issues.map(({ message }) => message);
};

test('CFG-01 a server of machines is named with its images and places', () => {
  expect(sentences(whole)).toEqual([]);
  const settings = parseProvisioning(variables.parse(whole), 'production');
  expect(settings.incus).toMatchObject({
    certificate: null,
    kind: 'container',
    profile: 'default',
    images: { 'Debian 12': 'debian/12/cloud', '*': 'ubuntu/24.04' },
    locations: { 'Hà Nội': 'hn-1', 'Đà Nẵng': '@dn', 'TP. Hồ Chí Minh': null },
  });
  expect(['cloud-server', 'web-hosting'].map((line) => provisionerOfLine(settings, line).name)).toEqual([
    'incus',
    'manual',
  ]);
});

test.each([
  [{ INCUS_URL: '' }, /^INCUS_URL/],
  [{ INCUS_CLIENT: PEM.slice(0, PEM.indexOf('-----BEGIN PRIVATE')) }, /^INCUS_CLIENT must hold/],
  [{ INCUS_CLIENT: 'khoa' }, /^INCUS_CLIENT must hold/],
  [{ INCUS_SERVER_CERTIFICATE: 'khoa' }, /^INCUS_SERVER_CERTIFICATE must be a certificate/],
  [{ INCUS_IMAGES: 'Debian 12' }, /^INCUS_IMAGES must be/],
  [{ INCUS_IMAGES: 'Debian 12=a, Debian 12=b' }, /^INCUS_IMAGES must be/],
  [{ INCUS_LOCATIONS: 'Hà Nội,,Huế' }, /^INCUS_LOCATIONS must be/],
  [{ INCUS_KIND: 'may-ao' }, /^INCUS_KIND must be container or virtual-machine/],
  [{ PROVISIONERS: 'web-hosting=incus, *=manual' }, /^PROVISIONERS must not name incus for web-hosting/],
])('CFG-01 %j is refused in one sentence', (given, sentence) => {
  const found = sentences({ ...whole, ...given });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(sentence);
});

test('CFG-01 what a server of machines needs is asked for by name', () => {
  for (const name of ['INCUS_URL', 'INCUS_CLIENT', 'INCUS_IMAGES', 'INCUS_LOCATIONS'] as const) {
    const { [name]: _, ...rest } = whole;
    expect(sentences(rest)).toEqual([`${name} is missing; PROVISIONERS names incus.`]);
  }
});
