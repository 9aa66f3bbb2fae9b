import * as z from 'zod';
import type { Provisioning } from '#backend/platform/environment.ts';
import { certificateSetting, keyPairSetting } from '#backend/provisioning/pem.ts';
import { setting } from '#contracts/settings/setting.ts';

const group = 'Services of customers';
const otherwise = 'required with `epp` in `PROVISIONERS`';
const PORT = 700;

/** `epp.registry.example`, with a port unless it is 700. null when it cannot be read. */
const readServer = (text: string): { readonly host: string; readonly port: number } | null => {
  const [, host = '', port = String(PORT)] = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(text.trim()) ?? [];
  return host !== '' && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
};

export const eppVariables = {
  EPP_SERVER: setting(
    z
      .string()
      .refine((text) => readServer(text) !== null, 'EPP_SERVER must be a host, such as epp.registry.example:700.')
      .optional(),
    {
      group,
      meaning: 'the [EPP server](provisioning.md#epp) of a registry, or of the registrar that sells to you',
      example: 'epp.registry.example:700',
      otherwise,
    },
  ),
  EPP_CLIENT_ID: setting(z.string().min(1).optional(), {
    group,
    meaning: 'your name there',
    example: 'may-xanh',
    otherwise,
  }),
  EPP_PASSWORD: setting(z.string().min(6).max(64).optional(), {
    group,
    meaning: 'your password there; auth codes are made from it',
    example: '…',
    otherwise,
    isSecret: true,
  }),
  EPP_CLIENT: setting(keyPairSetting('EPP_CLIENT'), {
    group,
    meaning: 'the certificate by which it knows you and its private key, as PEM; best in a file',
    example: '… (the output of cat client.crt client.key)',
    otherwise: 'none',
    isSecret: true,
  }),
  EPP_SERVER_CERTIFICATE: setting(certificateSetting('EPP_SERVER_CERTIFICATE'), {
    group,
    meaning: 'the certificate of that server, as PEM; no other is trusted then',
    example: '… (server.crt)',
    otherwise: 'one of a public authority',
    isSecret: true,
  }),
};

const variables = z.object(eppVariables);
type Given = z.infer<typeof variables>;

/** Null unless the three settings that it needs are there. */
export const parseEpp = (given: Given): Provisioning['epp'] => {
  const server = readServer(given.EPP_SERVER ?? '');
  const { EPP_CLIENT_ID: clientId, EPP_PASSWORD: password } = given;
  if (server === null || clientId === undefined || password === undefined) return null;
  return {
    ...server,
    clientId,
    password,
    client: given.EPP_CLIENT ?? null,
    certificate: given.EPP_SERVER_CERTIFICATE ?? null,
  };
};

export const eppNeeds = ['EPP_SERVER', 'EPP_CLIENT_ID', 'EPP_PASSWORD'] as const;
