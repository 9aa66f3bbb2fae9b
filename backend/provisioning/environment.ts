import * as z from 'zod';
import type { Provisioning } from '#backend/platform/environment.ts';
import type { Mode } from '#contracts/mode.ts';
import { serviceTypes } from '#contracts/seed/service-types.ts';
import { setting } from '#contracts/settings/setting.ts';
import { provisioners } from './registry.ts';

type Lines = Provisioning['lines'];

const lines = Object.keys(serviceTypes);
const isProvisioner = (name: string): boolean => provisioners.some((each) => each.name === name);

/** «manual», or «web-hosting=webhook, *=manual»; null when it cannot be read. */
const readLines = (text: string): Lines | null => {
  const pairs = text.split(',').map((each) => {
    const parts = each.split('=').map((part) => part.trim());
    return parts.length === 1 ? (['*', parts[0] ?? ''] as const) : ([parts[0] ?? '', parts[1] ?? ''] as const);
  });
  const isWhole = text.split(',').every((each) => each.split('=').length <= 2);
  const isGood = pairs.every(([line, name]) => (line === '*' || lines.includes(line)) && isProvisioner(name));
  return isWhole && isGood && new Set(pairs.map(([line]) => line)).size === pairs.length
    ? Object.fromEntries(pairs)
    : null;
};

const names = provisioners.map(({ name }) => name).join(', ');
const invalidLines = `PROVISIONERS must name ${names} by product line, such as web-hosting=webhook, *=manual; the product lines are ${lines.join(', ')}.`;

export const provisioningVariables = {
  PROVISIONERS: setting(
    z
      .string()
      .refine((text) => readLines(text) !== null, invalidLines)
      .optional(),
    {
      group: 'Services of customers',
      meaning: 'who sets up what is sold, by product line: `manual` are the staff at `/set-ups`; `sandbox` invents',
      example: 'web-hosting=webhook, *=manual',
      otherwise: '`sandbox`; in production `manual`',
    },
  ),
};

const variables = z.object(provisioningVariables);
type Given = z.infer<typeof variables>;

const linesOf = ({ PROVISIONERS: given }: Given, mode: Mode | null): Lines =>
  (given === undefined ? null : readLines(given)) ?? { '*': mode === 'development' ? 'sandbox' : 'manual' };

export const parseProvisioning = (given: Given, mode: Mode): Provisioning => ({ lines: linesOf(given, mode) });

/** A sentence per provisioner that is named and cannot set anything up. */
export const provisioningProblems = (given: Given, mode: Mode | null): readonly string[] => {
  const named = new Set(Object.values(linesOf(given, mode)));
  return mode === 'production' && provisioners.some(({ name, isStandIn }) => isStandIn && named.has(name))
    ? ['PROVISIONERS names sandbox, which is for development only; name another one, or set MODE=development.']
    : [];
};
