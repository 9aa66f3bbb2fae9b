import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import {
  type DomainOrder,
  type Provisioner,
  type Task,
  type TaskKind,
  taskKinds,
  tasks,
} from '#backend/provisioning/provisioner.ts';
import { kindsOfLines, serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { isSnapshotKind } from '#core/control-rules/power.ts';
import { DAY_MS } from '#core/shared/durations.ts';

export const lines = Object.keys(kindsOfLines);

/** The product lines that a provisioner sets up. */
export const linesOf = ({ performs }: Provisioner): readonly string[] =>
  lines.filter((line) => performs('set-up', serviceKindOf(line)));

const resourcesOf = (processors: number): Task['service']['resources'] => [
  { name: 'Bộ xử lý', value: `${processors} vCPU` },
  { name: 'Bộ nhớ', value: `${2 * processors} GB RAM` },
  { name: 'Ổ cứng', value: `${20 * processors} GB SSD NVMe` },
];

const contact = {
  name: 'Nguyễn Thị Đào',
  organisation: '',
  address: '12 phố Hàng Bông, Phường Hoàn Kiếm, Hà Nội',
  phone: '0912345678',
  email: 'dao@cty.vn',
};

/** What the shop asks of a name that was registered a moment ago. */
const orderOf = (kind: TaskKind): DomainOrder => ({
  years: tasks[kind].setsExpiry ? 1 : 0,
  until: kind === 'renew' ? Date.now() + 2 * 365 * DAY_MS : null,
  nameServers: ['ns1.may.vn', 'ns2.may.vn'].map((host) => ({ host, addresses: [] })),
  isLocked: true,
  contacts: { registrant: contact, administrative: contact, technical: contact, billing: contact },
  transferCode: kind === 'transfer' ? 'Ma-Chuyen-1' : null,
});

const newKey = (): string => randomBytes(16).toString('hex');

/** A task with a new key, for a new service unless one is given. */
export const taskFor = (kind: TaskKind, service: Partial<Task['service']> & { readonly line: string }): Task => {
  const id = service.id ?? newKey();
  const isDomain = service.line === 'domain';
  return {
    key: newKey(),
    kind,
    service: {
      id,
      name: isDomain ? `ten-mien-${id.slice(0, 12)}.com` : 'Gói 1',
      kind: serviceKindOf(service.line),
      order: 'DH202611280001',
      plan: { id: '1001', title: 'Gói 1' },
      location: 'Hà Nội',
      resources: resourcesOf(4),
      options: [
        { name: 'Hệ điều hành', value: 'Ubuntu 24.04' },
        ...(serviceKindOf(service.line) === 'machine' ? [] : [{ name: 'Tên miền', value: 'khach-hang.vn' }]),
      ],
      ...service,
    },
    plan: kind === 'change' ? { id: '1002', title: 'Gói 2', resources: resourcesOf(8) } : null,
    system: kind === 'reinstall' ? 'Debian 13' : null,
    snapshot: isSnapshotKind(kind) ? 'truoc-khi-nang-cap' : null,
    domain: isDomain ? orderOf(kind) : null,
  };
};

export const anyTask: fc.Arbitrary<Task> = fc
  .tuple(fc.constantFrom(...taskKinds), fc.constantFrom(...lines))
  .map(([kind, line]) => taskFor(kind, { line }));
