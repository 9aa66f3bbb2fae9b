import * as z from 'zod';
import type { Provisioning } from '#backend/platform/environment.ts';
import type { Mode } from '#contracts/mode.ts';
import { readSecretList } from '#contracts/secrets/secret-list.ts';
import { productLines } from '#contracts/seed/categories.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { addressSetting, setting, wrong } from '#contracts/settings/setting.ts';
import { secretListSetting } from '#contracts/settings/shared-settings.ts';
import { type Ability, engineAbilities, everyAbility } from '#core/control-rules/abilities.ts';
import { type ServiceKind, serviceRules } from '#core/shared/goods/service-kind.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { eppNeeds, eppVariables, parseEpp } from './providers/epp/settings.ts';
import { isVirtual } from './providers/incus/machine-order.ts';
import { incusNeeds, incusVariables, parseIncus } from './providers/incus/settings.ts';
import { provisioners } from './registry.ts';

type Lines = Provisioning['lines'];

/** One of the sample's, or of the firm's own; what differs from the sample's by a letter is a slip. */
const isLine = (handle: string): boolean =>
  productLines.some((known) => known === handle) ||
  (/^[a-z][a-z0-9-]{1,39}$/.test(handle) && !productLines.some((known) => withinOneEdit(known, handle)));

const isProvisioner = (name: string): boolean => provisioners.some((each) => each.name === name);

/** «manual», or «web-hosting=webhook, *=manual»; null when it cannot be read. */
const readLines = (text: string): Lines | null => {
  const pairs = text.split(',').map((each) => {
    const parts = each.split('=').map((part) => part.trim());
    return parts.length === 1 ? (['*', parts[0] ?? ''] as const) : ([parts[0] ?? '', parts[1] ?? ''] as const);
  });
  const isWhole = text.split(',').every((each) => each.split('=').length <= 2);
  const isGood = pairs.every(([line, name]) => (line === '*' || isLine(line)) && isProvisioner(name));
  return isWhole && isGood && new Set(pairs.map(([line]) => line)).size === pairs.length
    ? Object.fromEntries(pairs)
    : null;
};

const names = provisioners.map(({ name }) => name).join(', ');
const invalidLines = `PROVISIONERS must name ${names} by product line, such as web-hosting=webhook, *=manual; the product lines are ${productLines.join(', ')}, and your own.`;

/** Abilities that need the system of the firm, where it sets services up. */
const ofSystem = ['power', 'reinstall', 'password', ...engineAbilities] as const;
/** What every system has to do before its pages offer it. */
const unasked: readonly Ability[] = ofSystem.filter((each) => !engineAbilities.some((own) => own === each));

/** Of these none twice; null when one is none of them. */
const readAbilities = (text: string): readonly Ability[] | null => {
  const given = text.split(',').map((each) => each.trim());
  const known = ofSystem.filter((each) => given.includes(each));
  return known.length === given.length ? known : null;
};

export const provisioningVariables = {
  ...eppVariables,
  ...incusVariables,
  PROVISIONERS: setting(
    z
      .string()
      .refine((text) => readLines(text) !== null, invalidLines)
      .optional(),
    {
      group: 'Services of customers',
      meaning:
        'who sets up what is sold, by product line: `manual` are the staff at `/desk#/set-ups`, `webhook` is [a system of yours](provisioning.md), `incus` a server of machines, `epp` a registry of names, `sandbox` invents; `*` are the other lines',
      example: 'web-hosting=webhook, *=manual',
      otherwise: '`sandbox`; in production `manual`',
    },
  ),
  PROVISIONING_URL: setting(addressSetting('PROVISIONING_URL', 'https://panel.shop.example/provisioning').optional(), {
    group: 'Services of customers',
    meaning: 'where your system takes signed [tasks](provisioning.md); https, or this machine',
    example: 'https://panel.shop.example/provisioning',
    otherwise: 'required with `webhook` in `PROVISIONERS`',
  }),
  PROVISIONING_SECRET: setting(secretListSetting('PROVISIONING_SECRET'), {
    group: 'Services of customers',
    meaning: 'secrets that sign the tasks, and the answers of your system',
    example: '…',
    otherwise: 'required with `PROVISIONING_URL`',
    isSecret: true,
  }),
  PROVISIONING_ABILITIES: setting(
    z
      .string()
      .refine((text) => readAbilities(text) !== null, {
        error: wrong('PROVISIONING_ABILITIES', `some of ${ofSystem.join(', ')}`),
      })
      .default(unasked.join(',')),
    {
      group: 'Services of customers',
      meaning: 'what customers may ask of your system or server by themselves; pages offer nothing else',
      example: 'power, password',
    },
  ),
};

const variables = z.object(provisioningVariables);
type Given = z.infer<typeof variables>;

const linesOf = ({ PROVISIONERS: given }: Given, mode: Mode | null): Lines =>
  (given === undefined ? null : readLines(given)) ?? { '*': mode === 'development' ? 'sandbox' : 'manual' };

export const parseProvisioning = (given: Given, mode: Mode): Provisioning => {
  const [url, secrets] = [given.PROVISIONING_URL, readSecretList(given.PROVISIONING_SECRET ?? '')];
  const others = everyAbility.filter((each) => !ofSystem.some((own) => own === each));
  const abilities = [...others, ...(readAbilities(given.PROVISIONING_ABILITIES) ?? [])];
  return {
    lines: linesOf(given, mode),
    webhook: url === undefined || secrets === null ? null : { url, secrets, abilities },
    incus: parseIncus(given, abilities),
    epp: parseEpp(given),
  };
};

type Made = { readonly what: string; readonly has: (kind: ServiceKind) => boolean };

/** What provisioners make that do not make everything. */
const onlyMakes: Readonly<Record<string, Made>> = {
  incus: { what: 'machines', has: isVirtual },
  epp: { what: 'names', has: (kind) => serviceRules[kind].isDomain },
};

/** A sentence per provisioner that is named and cannot set anything up. */
export const provisioningProblems = (given: Given, mode: Mode | null): readonly string[] => {
  const lines = linesOf(given, mode);
  const named = new Set(Object.values(lines));
  const needs = [
    ...(['PROVISIONING_URL', 'PROVISIONING_SECRET'] as const).map((name) => ['webhook', name] as const),
    ...incusNeeds.map((name) => ['incus', name] as const),
    ...eppNeeds.map((name) => ['epp', name] as const),
  ];
  const foreign = Object.entries(lines).flatMap(([line, name]) => {
    const makes = line === '*' ? undefined : lookUp(onlyMakes, name);
    return makes === undefined || makes.has(serviceKindOf(line))
      ? []
      : [`PROVISIONERS must not name ${name} for ${line}: it makes ${makes.what} only.`];
  });
  return [
    ...(mode === 'production' && provisioners.some(({ name, isStandIn }) => isStandIn && named.has(name))
      ? ['PROVISIONERS names sandbox, which is for development only; name another one, or set MODE=development.']
      : []),
    ...needs
      .filter(([provisioner, name]) => named.has(provisioner) && !given[name])
      .map(([provisioner, name]) => `${name} is missing; PROVISIONERS names ${provisioner}.`),
    ...foreign,
  ];
};
