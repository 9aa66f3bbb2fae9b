import { type IncusApi, IncusRefusal, type Machine } from './incus-api.ts';

const isRunning = ({ status }: Machine): boolean => status === 'Running';

/** A refusal counts as done when another has led there meanwhile. */
const act = async (api: IncusApi, name: string, action: 'start' | 'stop', force: boolean): Promise<void> => {
  try {
    await api.setState(name, action, force);
  } catch (error) {
    if (!(error instanceof IncusRefusal)) throw error;
    const machine = await api.load(name);
    if (machine !== null && isRunning(machine) !== (action === 'start')) throw error;
  }
};

export const startMachine = async (api: IncusApi, name: string): Promise<void> => {
  const machine = await api.load(name);
  if (machine && !isRunning(machine)) await act(api, name, 'start', false);
};

/** Acts on the power of a machine whose system does not obey. */
const orByPower = async (change: (force: boolean) => Promise<void>): Promise<void> => {
  try {
    await change(false);
  } catch (error) {
    if (!(error instanceof IncusRefusal)) throw error;
    await change(true);
  }
};

export const stopMachine = async (api: IncusApi, name: string): Promise<void> => {
  const machine = await api.load(name);
  if (machine && isRunning(machine)) await orByPower((force) => act(api, name, 'stop', force));
};

export const rebootMachine = async (api: IncusApi, name: string): Promise<void> => {
  const machine = await api.load(name);
  if (machine && isRunning(machine)) await orByPower((force) => api.setState(name, 'restart', force));
  else await startMachine(api, name);
};
