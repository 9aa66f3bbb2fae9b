import { keepWays, passwordDigest, userNamed } from './accounts.ts';
import { addUser } from './sessions.ts';
import type { World } from './world.ts';

/** The customer with whom the shop on fakes can be tried; the reference backend seeds the same one. */
export const demoCustomer = {
  name: 'Khách Hàng Mẫu',
  email: 'khach@example.vn',
  phone: '0912345678',
  password: 'Thue-May-2026',
} as const;

/** Puts the demo customer into a world that does not know him. */
export const addDemoCustomer = (world: World): void => {
  const { name, email, phone, password } = demoCustomer;
  if (userNamed(world, email)) return;
  const { id } = addUser(world, name, phone, email);
  keepWays(world, id, { usernames: [email, phone], password: passwordDigest(id, password) });
};
