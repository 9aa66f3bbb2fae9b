import type { World } from '#adapters/memory/world.ts';
import { findUserByName, passwordDigest, updateLoginMethods } from './accounts.ts';
import { addUser } from './sessions.ts';

/** The reference backend seeds the same customer. */
export const demoCustomer = {
  name: 'Khách Hàng Mẫu',
  email: 'khach@example.vn',
  phone: '0912345678',
  password: 'Thue-May-2026',
} as const;

export const addDemoCustomer = (world: World): void => {
  const { name, email, phone, password } = demoCustomer;
  if (findUserByName(world, email)) return;
  const { id } = addUser(world, name, phone, email);
  updateLoginMethods(world, id, { usernames: [email, phone], password: passwordDigest(id, password) });
};
