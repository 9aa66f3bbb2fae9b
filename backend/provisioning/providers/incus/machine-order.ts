import type { Provisioning } from '#backend/platform/environment.ts';
import type { Task } from '#backend/provisioning/provisioner.ts';
import { SYSTEM } from '#contracts/service-facts.ts';
import { type ServiceKind, serviceRules } from '#core/shared/goods/service-kind.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { Machine } from './incus-api.ts';
import { type MachineSize, machineSizeOf } from './machine-size.ts';

type Settings = NonNullable<Provisioning['incus']>;

/** A computer of its customer that nobody has to assign. */
export const isVirtual = (kind: ServiceKind): boolean => {
  const { isServer, isAssigned } = serviceRules[kind];
  return isServer && !isAssigned;
};

/** The options that a machine gets by itself; members of the staff see to the others. */
export const understood = {
  disk: 'Ổ cứng thêm',
  key: 'Khoá SSH',
  host: 'Tên máy',
  location: 'Trung tâm dữ liệu',
} as const;
const known: readonly string[] = [SYSTEM, ...Object.values(understood)];

/** «Không thêm», «Tự quản trị» and the like ask for nothing. */
const asksForNothing = (value: string): boolean => /^(khong\b|tu quan tri|theo goi)/.test(foldVietnamese(value));

type Order = { readonly image: string; readonly target: string | null; readonly size: MachineSize };

export const optionOf = ({ options }: Task['service'], name: string): string =>
  options.find((each) => each.name === name)?.value.trim() ?? '';

/** What the machine of a task is to be, or why members of the staff have to make it. */
const orderOf = ({ images, locations }: Settings, { service, plan, system }: Task): Order | string => {
  const others = service.options.filter(({ name, value }) => !known.includes(name) && !asksForNothing(value));
  if (others.length > 0) return `Cần người làm: ${others.map(({ name, value }) => `${name}: ${value}`).join('; ')}.`;
  const wanted = system ?? optionOf(service, SYSTEM);
  const image = lookUp(images, wanted) ?? lookUp(images, '*');
  if (image === undefined) return `INCUS_IMAGES không có «${wanted}».`;
  const target = lookUp(locations, service.location);
  if (target === undefined && service.location !== '') return `INCUS_LOCATIONS không có «${service.location}».`;
  const disk = optionOf(service, understood.disk);
  const size = machineSizeOf(plan?.resources ?? service.resources, asksForNothing(disk) ? '' : disk);
  return typeof size === 'string' ? size : { image, target: target ?? null, size };
};

export const limitsOf = ({ processors, memory }: MachineSize) => ({
  'limits.cpu': String(processors),
  'limits.memory': `${memory}GiB`,
});

/** Disk and network of the profile with what the plan says. A disk never shrinks: it would lose what is on it. */
export const devicesOf = ({ disk, bandwidth }: MachineSize, given: Machine['devices']): Machine['devices'] => {
  const sized = Object.entries(given).map(([name, device]) => {
    if (device.type === 'disk' && device.path === '/') {
      const before = Number(/^(\d+)GiB$/.exec(device.size ?? '')?.[1] ?? 0);
      return [name, { ...device, size: `${Math.max(disk, before)}GiB` }] as const;
    }
    if (device.type === 'nic' && bandwidth !== null)
      return [name, { ...device, 'limits.ingress': `${bandwidth}Mbit`, 'limits.egress': `${bandwidth}Mbit` }] as const;
    return [name, device] as const;
  });
  return Object.fromEntries(sized);
};

/** Members of the staff have to do it; the message says why. */
export class ByHand extends Error {
  override readonly name = 'ByHand';
}

export const wholeOrder = (settings: Settings, task: Task): Order => {
  const order = orderOf(settings, task);
  if (typeof order === 'string') throw new ByHand(order);
  return order;
};
