declare module 'seedrandom/lib/alea.js' {
  interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  interface Prng {
    (): number;
    int32(): number;
    double(): number;
    quick(): number;
    state(): AleaState;
  }
  export default function alea(seed: string, opts: { state: true | Readonly<AleaState> }): Prng;
}
