/** What is counted, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly sockets = new Gauge({ name: 'rooms_sockets', help: 'Sockets that are open', registers: this.registers });
  readonly messages = new Counter({
    name: 'rooms_messages_total',
    help: 'Messages of players, by what became of them',
    labelNames: ['result'] as const,
    registers: this.registers,
  });
  readonly seconds = new Histogram({
    name: 'rooms_message_seconds',
    help: 'From a message to its answer',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.registers,
  });
  readonly ticks = new Counter({ name: 'rooms_ticks_total', help: 'Clocks that ran out', registers: this.registers });
  readonly opened = new Counter({
    name: 'rooms_opened_total',
    help: 'Rooms that were made',
    registers: this.registers,
  });
  readonly ended = new Counter({ name: 'rooms_ended_total', help: 'Games that ended', registers: this.registers });
  readonly catchUps = new Counter({
    name: 'rooms_catch_ups_total',
    help: 'Times that what was said had to be read from the database',
    registers: this.registers,
  });
  readonly turnedAway = new Counter({
    name: 'rooms_turned_away_total',
    help: 'What was over a limit',
    labelNames: ['limit'] as const,
    registers: this.registers,
  });
  readonly failures = new Counter({
    name: 'rooms_failures_total',
    help: 'What went wrong, by where',
    labelNames: ['where'] as const,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
