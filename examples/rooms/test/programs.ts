/** Servers beside the test: what they say is heard, and none outlives it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** How long a server may take until it serves. */
const PATIENCE = 120_000;

/** One process of the server, on a port of its own, that can be killed and started again there. */
export class Process {
  text = '';
  private child: ChildProcess | null = null;

  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
      env: { ...process.env, ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const out of [child.stdout, child.stderr]) {
      out?.on('data', (data) => {
        this.text += String(data);
      });
    }
    const until = Date.now() + PATIENCE;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`A server does not start:\n${this.text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async isReady(): Promise<boolean> {
    return fetch(`http://${this.address}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Ends it by a signal, and gives how it ended. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async metrics(): Promise<string> {
    return (await fetch(`http://${this.address}/metrics`)).text();
  }
}
