import { revoke } from '#adapters/memory/accounts/sessions.ts';
import type { BrowserState } from '#adapters/memory/browser/browser-state.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { type Bank, bankOf } from '#adapters/memory/orders/bank.ts';
import { seededRandom } from '#adapters/memory/seeded-random.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import type { Random } from '#core/shared/environment.port.ts';
import type { Result } from '#core/shared/result.ts';
import { type FaultKind, withRandomFaults } from './faults.ts';
import { Model } from './model.ts';
import { ServiceModel } from './service-model.ts';
import { type Answer, type Request, Shopper } from './shopper.ts';
import { Violation } from './violation.ts';

export type Action = (simulation: Simulation, shopper: Shopper) => Promise<void>;

/** Adapters that misbehave in one way, for one world. */
export type PlantedBug = (world: World) => (ports: Ports) => Ports;

/** One world, two shoppers in it, and the model that checks what they experience. */
export class Simulation {
  readonly world: World;
  readonly bank: Bank;
  readonly random: Random;
  readonly model = new Model();
  readonly services = new ServiceModel();
  readonly shoppers: readonly [Shopper, Shopper];
  faultsPerMille: number;
  /** Actions and faults in order, for the report. */
  readonly steps: string[] = [];
  private readonly injected: Map<FaultKind, number>;
  private readonly plant: (ports: Ports) => Ports;

  constructor(seed: number, faultsPerMille: number, injected: Map<FaultKind, number>, bug?: PlantedBug) {
    this.world = memoryWorld({ seed });
    this.bank = bankOf(this.world);
    this.random = seededRandom(seed ^ 0x5eed);
    this.shoppers = [new Shopper('An'), new Shopper('Bình')];
    this.faultsPerMille = faultsPerMille;
    this.injected = injected;
    this.plant = bug ? bug(this.world) : (ports) => ports;
  }

  newIdempotencyKey(): string {
    return this.random.id();
  }

  /** Sends one request from a shopper's browser. */
  ask<Value>(
    shopper: Shopper,
    use: (useCases: UseCases) => Promise<Result<Value, ShopFailure>>,
  ): Promise<Answer<Value>> {
    const answerIsLost = this.random.between(1, 2000) <= this.faultsPerMille;
    if (answerIsLost) this.steps.push('  the answer is lost');
    return shopper.request(this.world, (cookies) => this.open(shopper, cookies), answerIsLost, use);
  }

  private open(shopper: Shopper, cookies: BrowserState): Request {
    let crash = (): void => undefined;
    const crashed = new Promise<'crashed'>((resolve) => {
      crash = () => resolve('crashed');
    });
    const plan = {
      random: this.random,
      trace: (text: string) => this.steps.push(text),
      faultsPerMille: this.faultsPerMille,
      injected: this.injected,
      crash,
      expireToken: () => this.expireToken(shopper, cookies),
      passTime: (milliseconds: number) => {
        this.world.state.now += milliseconds;
      },
    };
    return { ports: withRandomFaults(plan, this.plant(memoryPorts(this.world, cookies))), crashed };
  }

  /** Ends the token of this request: a customer loses the log-in, a guest loses all that the browser held. */
  private expireToken(shopper: Shopper, cookies: BrowserState): void {
    const held = cookies.session ?? cookies.anonymous;
    if (held === null || !this.world.state.sessions.has(held)) return;
    shopper.addToken(held);
    this.model.endedSessions += 1;
    revoke(this.world, held);
    if (cookies.session === null) shopper.becomeAnonymous();
  }

  orderOfAnother(shopper: Shopper): string | null {
    for (const record of this.world.state.orders.values()) if (!shopper.owns(record)) return record.order.id;
    return null;
  }

  assertOwns(shopper: Shopper, id: string): void {
    const record = this.world.state.orders.get(id);
    if (!record || !shopper.owns(record)) throw new Violation('foreign-cart', `${shopper.name} was shown ${id}`);
  }

  audit(): void {
    this.model.audit(this.world, this.shoppers);
    this.services.audit(this.world);
  }
}
