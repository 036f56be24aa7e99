import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { RequestMetrics } from '../common/http/request/request-metrics.js';
import { AppConfig } from '../config/app-config.js';
import { EffectsRelay } from '../effects/effects-relay.js';
import { Outbox } from '../mail/outbox/outbox.js';
import { clusterMetrics, shareMetrics } from './cluster-metrics.js';
import { checkedOr, HealthChecks } from './health-checks.js';

/** The metrics of this server, computed when they are read. Without METRICS_TOKEN there are none. */
@Injectable()
export class ServerMetrics {
  private readonly registry;

  constructor(
    config: AppConfig,
    requests: RequestMetrics,
    private readonly checks: HealthChecks,
    private readonly outbox: Outbox,
    private readonly relay: EffectsRelay,
  ) {
    this.registry = requests.registry;
    if (!config.metricsToken) return;
    collectDefaultMetrics({ register: this.registry });
    shareMetrics(this.registry);
    this.addHealth();
    this.addMails();
    this.addDeadEffects();
  }

  /** Prometheus text format; the metrics of all processes that share the port. */
  text(): Promise<string> {
    return clusterMetrics(this.registry);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private addHealth(): void {
    const { checks } = this;
    new Gauge({
      name: 'health_check_up',
      help: 'Whether something that the server needs is there.',
      labelNames: ['check'],
      aggregator: 'min',
      registers: [this.registry],
      async collect() {
        for (const [check, state] of Object.entries(await checks.run())) {
          this.set({ check }, state === 'up' ? 1 : 0);
        }
      },
    });
  }

  private addMails(): void {
    const { outbox } = this;
    new Gauge({
      name: 'outbox_mails',
      help: 'Mails to be sent, and mails given up. Left out while the database is away.',
      labelNames: ['state'],
      aggregator: 'max',
      registers: [this.registry],
      async collect() {
        this.reset();
        const counts = await checkedOr(outbox.counts(), undefined);
        for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
      },
    });
  }

  private addDeadEffects(): void {
    const { relay } = this;
    new Gauge({
      name: 'pending_effects_dead',
      help: 'Records of which a mail or an audit entry was given up. Left out while the database is away.',
      aggregator: 'max',
      registers: [this.registry],
      async collect() {
        const dead = await checkedOr(relay.countDead(), undefined);
        if (dead === undefined) this.remove();
        else this.set(dead);
      },
    });
  }
}
