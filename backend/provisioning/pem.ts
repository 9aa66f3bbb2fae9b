import { X509Certificate } from 'node:crypto';
import * as z from 'zod';

const isCertificate = (text: string): boolean => {
  try {
    return new X509Certificate(text).subject !== undefined;
  } catch {
    return false;
  }
};

/** The certificate of another server. */
export const certificateSetting = (name: string) =>
  z.string().refine(isCertificate, `${name} must be a certificate as PEM.`).optional();

/** The certificate by which the other side knows the shop, and its private key. */
export const keyPairSetting = (name: string) =>
  z
    .string()
    .refine(
      (text) => isCertificate(text) && /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text),
      `${name} must hold the certificate that the server knows and its private key, both as PEM.`,
    )
    .optional();
