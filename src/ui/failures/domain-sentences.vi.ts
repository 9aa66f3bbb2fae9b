import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';

/** Only a definite «còn trống» can be bought. [DOM-04] */
export const domainSentences: Readonly<Record<DomainStatus, (domain: string) => string>> = {
  available: (domain) => `${domain} còn trống, bạn đăng ký được ngay.`,
  registered: (domain) => `${domain} đã có người đăng ký.`,
  reserved: (domain) => `${domain} được giữ lại theo quy định, không bán.`,
  invalid: (domain) => `${domain} không phải tên miền hợp lệ.`,
  unknown: (domain) => `Chưa tra cứu được ${domain}, nên chưa thể bán.`,
};
