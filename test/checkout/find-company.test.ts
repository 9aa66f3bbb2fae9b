import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restCompanyDirectory } from '#adapters/rest/company-directory.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { seedCompanies } from '#contracts/seed/content/companies.ts';
import type { CompanyDirectory } from '#core/checkout/company-directory.port.ts';
import { LOOK_UP_WINDOW_MS, limitedDirectory, MAX_LOOK_UPS } from '#core/checkout/limited-directory.ts';
import { isCompanyTaxCode, isTaxCode } from '#core/shared/people/tax-code.ts';
import { fail } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { companyDirectoryContract } from './company-directory.contract.ts';

/** A register in VietQR's format; `answer` replaces what it would say. */
const registerOver = (answer?: (taxCode: string) => Response | Promise<Response>) => {
  const asked: string[] = [];
  const network: typeof fetch = async (input) => {
    asked.push(String(input));
    const taxCode = decodeURIComponent(String(input).split('/').at(-1) ?? '');
    if (answer) return answer(taxCode);
    const company = seedCompanies.find((each) => each.taxCode === taxCode);
    const data = company && { id: taxCode, name: company.name, shortName: '', address: company.address };
    return Response.json(data ? { code: '00', desc: 'Success', data } : { code: '52', desc: 'not found', data: null });
  };
  const client = serviceClient({
    baseUrl: 'https://register.example/v2/business',
    bearer: null,
    requestId: 'r',
    fetch: network,
  });
  return { directory: restCompanyDirectory(client), asked };
};

companyDirectoryContract('the register over REST', async () => registerOver().directory);

const [company] = seedCompanies;

describe('PAY-04 the register of enterprises', () => {
  test('PAY-04 only the tax code is sent, below the configured address', async () => {
    const { directory, asked } = registerOver();
    await directory.find(company.taxCode);
    expect(asked).toEqual([`https://register.example/v2/business/${company.taxCode}`]);
  });

  test('PAY-04 ERR-06 whatever else a register answers is a failure or nobody, never a company', async () => {
    const bodies: readonly (() => Response | Promise<Response>)[] = [
      () => Response.json({ code: '00', desc: '', data: { id: '9900000023', name: 'Công ty khác', address: 'x' } }),
      () => Response.json({ code: '00', desc: '', data: null }),
      () => Response.json({ code: '429', desc: 'Too many', data: null }),
      () => Response.json([]),
      () => new Response('<html>', { status: 200 }),
      () => new Response('', { status: 503 }),
      () => Promise.reject(new TypeError('network')),
    ];
    for (const body of bodies) expect((await registerOver(body).directory.find(company.taxCode)).ok).toBe(false);
  });

  test('PAY-04 a look-up finds the company of a code as it is typed, and null for a code that nobody has', async () => {
    const { useCases } = openShop();
    const { name, address } = company;
    expect(expectOk(await useCases.findCompany({ taxCode: ' 990000 0016 ' }))).toEqual({ name, address });
    expect(expectOk(await useCases.findCompany({ taxCode: '9900000016001' }))?.name).toContain('Chi nhánh');
    expect(expectOk(await useCases.findCompany({ taxCode: '0100109106' }))).toBe(null);
  });

  test("PAY-04 a register is never asked for a citizen's number or for what is no tax code", async () => {
    const asked: string[] = [];
    const companies: CompanyDirectory = {
      isConfigured: true,
      sampleTaxCode: null,
      find: async (taxCode) => {
        asked.push(taxCode);
        return fail({ kind: 'not-found' });
      },
    };
    const { useCases } = openShop({ change: () => ({ companies }) });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.stringMatching(/^\d{12}$/), fc.string(), fc.stringMatching(/^\d{10}$/)),
        async (taxCode) => {
          const before = asked.length;
          await useCases.findCompany({ taxCode });
          const sent = asked.slice(before);
          for (const each of sent) expect(isCompanyTaxCode(each) && isTaxCode(each) && each.length !== 12).toBe(true);
        },
      ),
    );
  });

  test('PAY-04 ERR-06 a register that does not answer is a failure, and one that is not configured is not asked', async () => {
    const down = openShop({
      change: ({ companies }) => ({ companies: withFaults(companies, always(unreachable, 'find')) }),
    });
    expect(kindOf(await down.useCases.findCompany({ taxCode: company.taxCode }))).not.toBe('ok');
    const none: CompanyDirectory = {
      isConfigured: false,
      sampleTaxCode: null,
      find: () => Promise.reject(new Error('asked')),
    };
    const { useCases } = openShop({ change: () => ({ companies: none }) });
    expect(expectOk(await useCases.findCompany({ taxCode: company.taxCode }))).toBe(null);
  });

  test('PAY-04 V15.2.2 beyond the limit a look-up fails until the window is over', async () => {
    let now = 0;
    const limited = limitedDirectory(registerOver().directory, { now: () => now });
    for (let sent = 0; sent < MAX_LOOK_UPS; sent++) expect((await limited.find(company.taxCode)).ok).toBe(true);
    expect(await limited.find(company.taxCode)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    now += LOOK_UP_WINDOW_MS;
    expect((await limited.find(company.taxCode)).ok).toBe(true);
  });
});
