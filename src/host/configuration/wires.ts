import * as z from 'zod';
import { type PortWithTwoWires, portsWithTwoWires, type Wire, type Wires, wires } from '#composition/host-settings.ts';
import { setting } from '#contracts/settings/setting.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

const COMMON = 'SERVICE_WIRE';

/** `administrativeUnits` is overridden by SERVICE_WIRE_ADMINISTRATIVE_UNITS. */
const variableOf = (port: PortWithTwoWires): string =>
  `${COMMON}_${port.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;

const wire = (name: string) =>
  z.enum(wires, { error: ({ input }) => `${name} must be ${wires.join(' or ')}, not «${String(input)}».` });

const ofPort = (port: PortWithTwoWires) =>
  setting(wire(variableOf(port)).optional(), {
    group: 'Addresses',
    meaning: `the same for the port \`${port}\` only`,
    example: 'rest',
    otherwise: `\`${COMMON}\``,
  });

/** SERVICE_WIRE for all ports with two wires, and one variable per port that overrides it. */
export const wireSettings = {
  [COMMON]: setting(wire(COMMON).default('graphql'), {
    group: 'Addresses',
    meaning: '`graphql` or `rest`: how the shop speaks to the services, for all ports that have an adapter for both',
    example: 'rest',
  }),
  ...Object.fromEntries(portsWithTwoWires.map((port) => [variableOf(port), ofPort(port)])),
};

/** `read`: the parsed settings. */
export const readWires = (read: Readonly<Record<string, unknown>> & { readonly [COMMON]: Wire }): Wires => {
  const chosen = portsWithTwoWires.map((port) => [port, lookUp(read, variableOf(port)) ?? read[COMMON]]);
  // Built from all ports with two wires.
  return Object.fromEntries(chosen) as Wires;
};
