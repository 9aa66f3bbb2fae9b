import type { College, Person, PersonChange } from '#core/account/account.ts';
import { isPictureBase64 } from '#core/account/picture-text.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { type Answer, asCustomer, asVisitor } from './as-visitor.ts';
import { updatePerson } from './changed-person.ts';
import { denied, notFound, refuse } from './refusals.ts';
import { emptyPerson } from './sessions.ts';
import type { World } from './world.ts';

const personOf = (world: World, { partyId, fullName, phone, email }: User): Person => ({
  ...(world.state.people.get(partyId) ?? emptyPerson(world.state.now)),
  partyId,
  fullName,
  phone,
  email,
  status: 'ACTIVE',
});

const keepPerson = (world: World, user: User, person: Person): Person => {
  const { partyId, fullName, phone, email, status: _, ...record } = person;
  world.state.users.set(partyId, { ...user, fullName, phone, email });
  world.state.people.set(partyId, record);
  return person;
};

const companyOf = (world: World, party: string) =>
  [...world.state.orders.values()]
    .map((record) => record.order)
    .findLast((order) => order.owner?.partyId === party && order.invoiceRequest !== null)?.invoiceRequest ?? null;

/** Loaded on first use. */
const collegesIn = async (province: string): Promise<readonly College[]> => {
  const { seedColleges } = await import('#contracts/seed/colleges.ts');
  return seedColleges.filter((each) => each.provinceId === province);
};

export const memoryProfileGateway = (world: World, bearer: Bearer): ProfileGateway => {
  const asUser = <Value>(work: (user: User) => Answer<Value>) =>
    asCustomer(
      world,
      bearer,
    )(({ party }) => {
      const user = world.state.users.get(party);
      return user ? work(user) : denied;
    });
  const his = <Value>(owner: PartyId, work: (user: User) => Answer<Value>) =>
    asVisitor(
      world,
      bearer,
    )(({ party }) => {
      const user = party === owner ? world.state.users.get(owner) : undefined;
      return user ? work(user) : notFound;
    });
  return {
    person: (party) => his(party, (user) => ok(personOf(world, user))),
    update: (change: PersonChange) =>
      asUser((user) => {
        const changed = updatePerson(world, personOf(world, user), change);
        return changed.ok ? ok(keepPerson(world, user, changed.value)) : changed;
      }),
    setAvatar: (base64) =>
      asUser((user) => {
        if (!isPictureBase64(base64)) return refuse('bad-image');
        const avatarPath = `/uploads/avatars/${world.random.id()}.webp`;
        keepPerson(world, user, { ...personOf(world, user), avatarPath });
        return ok(avatarPath);
      }),
    colleges: async (province) => ok(await collegesIn(province)),
    company: (party) => his(party, () => ok(companyOf(world, party))),
  };
};
