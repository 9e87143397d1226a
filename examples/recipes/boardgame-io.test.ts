/** A real server and two real clients on 127.0.0.1: a whole game, seen from both sides. */
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Server } from 'boardgame.io/server';
import type { GameState, View } from 'frantic-engine';
import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { frantic } from './boardgame-io.ts';

const HOST = '127.0.0.1';

test('boardgame.io plays a whole game, and no client ever sees what is not for it', { timeout: 60_000 }, async () => {
  const server = Server({ games: [frantic as never], origins: ['*'] });
  const running = await server.run({ port: 0, callback: () => undefined } as never);
  const { port } = running.appServer.address() as { port: number };
  const url = `http://${HOST}:${port}`;
  const lobby = new LobbyClient({ server: url });
  const setupData = { length: 'short' };
  const { matchID } = await lobby.createMatch('frantic', { numPlayers: 2, setupData });
  const clients = await Promise.all(
    ['0', '1'].map(async (playerID) => {
      const { playerCredentials } = await lobby.joinMatch('frantic', matchID, { playerID, playerName: `P${playerID}` });
      return Client({
        game: frantic as never,
        matchID,
        playerID,
        credentials: playerCredentials,
        multiplayer: SocketIO({ server: url }),
        debug: false,
      } as never);
    }),
  );
  const seen: View[][] = [[], []];
  await new Promise<void>((done, fail) => {
    clients.forEach((client, seat) => {
      let answered = -1;
      client.subscribe((now: { G: View; ctx: { gameover?: unknown } } | null) => {
        try {
          if (now === null) return;
          seen[seat]?.push(now.G);
          if (now.ctx.gameover !== undefined) return done();
          const action = answerOf(now.G);
          // The same view may come twice; the same question is answered once.
          if (action === null || action.to === answered) return;
          answered = action.to ?? -1;
          (client.moves as Record<string, (action: unknown) => void>).act?.(action);
        } catch (error) {
          fail(error);
        }
      });
      client.start();
    });
  });
  for (const client of clients) client.stop();
  server.kill(running);
  for (const [seat, views] of seen.entries()) {
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      expect(view.viewer).toBe(seat);
      expect('drawPile' in (view as unknown as GameState)).toBe(false);
    }
  }
  expect(seen[0]?.at(-1)?.outcome).not.toBe(null);
});
