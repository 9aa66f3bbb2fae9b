import * as z from 'zod';

/** RDAP_BASES such as `com=https://rdap.verisign.com/com/v1/,net=…`, by extension with its dot. */
export const rdapBases = z
  .string()
  .default('')
  .transform((text, { addIssue }) => {
    const bases: Record<string, string> = {};
    for (const entry of text.split(',').filter(Boolean)) {
      const [, extension, address] = /^\.?([a-z0-9-]+)=(.+)$/i.exec(entry.trim()) ?? [];
      if (extension !== undefined && isRdapAddress(address ?? ''))
        bases[`.${extension.toLowerCase()}`] = address?.replace(/\/?$/, '/') ?? '';
      else addIssue(`RDAP_BASES must hold entries such as com=https://rdap.example/com/v1/, not «${entry.trim()}».`);
    }
    return bases;
  });

const isRdapAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^?#@]+$/.test(text);
