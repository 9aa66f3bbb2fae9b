import { type Answer, asCustomer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { denied, notFound, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { College, Person } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { dayAt } from '#core/shared/calendar.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { changePerson, maskIdentityNumber } from '#core/shared/people/person-rules.ts';
import { findPictureProblem } from '#core/shared/picture-text.ts';
import { ok } from '#core/shared/result.ts';
import { emptyPerson } from './sessions.ts';

const recordOf = ({ state }: World, { partyId }: User) => state.people.get(partyId) ?? emptyPerson(state.now);

const personOf = (world: World, user: User): Person => {
  const { partyId, fullName, phone, email } = user;
  const record = recordOf(world, user);
  const identityNumber = maskIdentityNumber(record.identityNumber);
  return { ...record, identityNumber, partyId, fullName, phone, email, status: 'ACTIVE' };
};

const companyOf = (world: World, party: string) =>
  [...world.state.orders.values()]
    .map((record) => record.order)
    .findLast((order) => order.owner?.partyId === party && order.invoiceRequest !== null)?.invoiceRequest ?? null;

/** Loaded on first use. */
const collegesIn = async (province: string): Promise<readonly College[]> => {
  const { seedColleges } = await import('#contracts/seed/content/colleges.ts');
  return seedColleges.filter((each) => each.provinceId === province);
};

export const memoryProfileGateway = (world: World, bearer: Bearer): ProfileGateway => {
  const customer = asCustomer(world, bearer);
  const visitor = asVisitor(world, bearer);
  const asUser = <Value>(work: (user: User) => Answer<Value>) =>
    customer(({ party }) => {
      const user = world.state.users.get(party);
      return user ? work(user) : denied;
    });
  const asOwner = <Value>(owner: PartyId, work: (user: User) => Answer<Value>) =>
    visitor(({ party }) => {
      const user = party === owner ? world.state.users.get(owner) : undefined;
      return user ? work(user) : notFound;
    });
  return {
    person: (party) => asOwner(party, (user) => ok(personOf(world, user))),
    identityNumber: () => asUser((user) => ok(recordOf(world, user).identityNumber)),
    update: (change) =>
      asUser((user) => {
        const changed = changePerson(change, dayAt(world.state.now));
        if (!changed.ok) return refuse('bad-input', { field: changed.failure });
        const { fullName, ...told } = changed.value;
        const written: User = { ...user, fullName };
        world.state.users.set(user.partyId, written);
        world.state.people.set(user.partyId, { ...recordOf(world, user), ...told });
        return ok(personOf(world, written));
      }),
    setAvatar: (base64) =>
      asUser((user) => {
        const problem = findPictureProblem(base64);
        if (problem !== null) return refuse('bad-image', { problem });
        const avatarPath = `/uploads/avatars/${world.random.id()}.webp`;
        world.state.people.set(user.partyId, { ...recordOf(world, user), avatarPath });
        return ok(avatarPath);
      }),
    colleges: async (province) => ok(await collegesIn(province)),
    company: (party) => asOwner(party, () => ok(companyOf(world, party))),
  };
};
