import { type Bank, bankOf } from '#adapters/memory/bank.ts';
import type { BrowserState } from '#adapters/memory/browser-state.ts';
import { seededRandom } from '#adapters/memory/environment.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { revoke } from '#adapters/memory/sessions.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Ports } from '#core/ports.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { type FaultKind, withTrouble } from './faults.ts';
import { Model } from './model.ts';
import { type Answer, type Request, Shopper } from './shopper.ts';
import { Violation } from './violation.ts';

export type Action = (simulation: Simulation, shopper: Shopper) => Promise<void>;

/** Adapters that misbehave in one way, for one world. */
export type PlantedBug = (world: World) => (ports: Ports) => Ports;

/** One world with a few shoppers in it, and the model that watches. */
export class Simulation {
  readonly world: World;
  readonly bank: Bank;
  readonly random: Random;
  readonly model = new Model();
  readonly shoppers: readonly [Shopper, Shopper];
  perMille: number;
  /** What was done and what went wrong, in order. */
  readonly steps: string[] = [];
  private readonly met: Map<FaultKind, number>;
  private readonly plant: (ports: Ports) => Ports;

  constructor(seed: number, perMille: number, met: Map<FaultKind, number>, bug?: PlantedBug) {
    this.world = memoryWorld({ seed });
    this.bank = bankOf(this.world);
    this.random = seededRandom(seed ^ 0x5eed);
    this.shoppers = [new Shopper('An'), new Shopper('Bình')];
    this.perMille = perMille;
    this.met = met;
    this.plant = bug ? bug(this.world) : (ports) => ports;
  }

  newIdempotencyKey(): string {
    return this.random.id();
  }

  /** One request of a shopper's browser. */
  ask<Value>(
    shopper: Shopper,
    use: (useCases: UseCases) => Promise<Result<Value, ShopFailure>>,
  ): Promise<Answer<Value>> {
    const answerIsLost = this.random.between(1, 2000) <= this.perMille;
    if (answerIsLost) this.steps.push('  the answer is lost');
    return shopper.request(this.world, (cookies) => this.open(shopper, cookies), answerIsLost, use);
  }

  private open(shopper: Shopper, cookies: BrowserState): Request {
    let crash = (): void => undefined;
    const died = new Promise<'died'>((resolve) => {
      crash = () => resolve('died');
    });
    const trouble = {
      random: this.random,
      trace: (text: string) => this.steps.push(text),
      perMille: this.perMille,
      met: this.met,
      crash,
      expire: () => this.expire(shopper, cookies),
      passTime: (milliseconds: number) => {
        this.world.state.now += milliseconds;
      },
    };
    return { ports: withTrouble(trouble, this.plant(memoryPorts(this.world, cookies))), died };
  }

  /** The token of this request ends: of a customer his log-in, of a guest all that his browser had. */
  private expire(shopper: Shopper, cookies: BrowserState): void {
    const held = cookies.session ?? cookies.anonymous;
    if (held === null || !this.world.state.sessions.has(held)) return;
    shopper.ownsToken(held);
    this.model.endedSessions += 1;
    revoke(this.world, held);
    if (cookies.session === null) shopper.becomesAnonymous();
  }

  orderOfAnother(shopper: Shopper): string | null {
    for (const record of this.world.state.orders.values()) if (!shopper.owns(record)) return record.order.id;
    return null;
  }

  mustOwn(shopper: Shopper, id: string): void {
    const record = this.world.state.orders.get(id);
    if (!record || !shopper.owns(record)) throw new Violation('foreign-cart', `${shopper.name} was shown ${id}`);
  }

  audit(): void {
    this.model.audit(this.world, this.shoppers);
  }
}
