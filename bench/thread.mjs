/** One thread: random games in place, warm first, then for a while. Plain JavaScript, so that a worker can load it. */
import { parentPort, workerData } from 'node:worker_threads';
import { createGame, playOut } from 'frantic-engine/fast';

let seed = workerData.seed;

/** Plays for so many milliseconds, and returns moves per second. */
function playFor(milliseconds) {
  const start = performance.now();
  let moves = 0;
  while (performance.now() - start < milliseconds) {
    moves += playOut(createGame({ players: 4, length: 'short', windows: 'holders', seed: seed++ }), Math.random);
  }
  return (moves / (performance.now() - start)) * 1000;
}

playFor(workerData.warmUp);
parentPort.postMessage(playFor(workerData.milliseconds));
