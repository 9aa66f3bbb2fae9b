import * as z from 'zod/mini';
import type { WireBusinessAnswer } from '#contracts/rest/business-rest.ts';
import type { CompanyDirectory } from '#core/checkout/company-directory.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const business = z.object({ id: z.string(), name: z.string(), address: z.nullish(z.string()) });

/** `data` is missing unless `code` is «00». */
const answered = z.object({
  code: z.string(),
  data: z.nullish(business),
} satisfies Record<Exclude<keyof WireBusinessAnswer, 'desc'>, unknown>);

/**
 * GET {base}/{tax code}, in the format of VietQR's register of enterprises:
 * https://api.vietqr.io/v2/business/{taxCode}. An answer about another code is garbled.
 */
export const restCompanyDirectory = (
  register: Pick<ServiceClient, 'rest'>,
  sampleTaxCode: string | null = null,
): CompanyDirectory => ({
  isConfigured: true,
  sampleTaxCode,
  find: async (taxCode) => {
    const answer = await register.rest('GET', `/${encodeURIComponent(taxCode)}`, { schema: answered });
    if (!answer.ok) return answer;
    const { code, data } = answer.value;
    if (code !== FOUND || !data) return fail({ kind: 'not-found' });
    if (data.id !== taxCode) return fail({ kind: 'garbled' });
    return ok({ name: data.name.trim(), address: (data.address ?? '').trim() });
  },
});

const FOUND = '00';
