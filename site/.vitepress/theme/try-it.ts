/** A situation in a page, played with plain buttons. */
import { useData } from 'vitepress';
import { computed, defineComponent, h, nextTick, ref, shallowRef, type VNode } from 'vue';
import type { Action, Click, GameState, Table } from './game.ts';
import { tableShown } from './table.ts';

const WORDS = {
  en: {
    start: 'Set it up and play',
    again: 'Start again',
    back: 'Take back',
    step: (text: string) => `As in the example: ${text}`,
    try: (text: string) => `Try what is refused: ${text}`,
    happened: 'What happened',
    over: (names: string) => `The game is over. Won by: ${names}.`,
    table: 'Table',
  },
  de: {
    start: 'Aufbauen und spielen',
    again: 'Von vorn',
    back: 'Zurücknehmen',
    step: (text: string) => `Wie im Beispiel: ${text}`,
    try: (text: string) => `Versuchen, was abgelehnt wird: ${text}`,
    happened: 'Was geschah',
    over: (names: string) => `Das Spiel ist aus. Gewonnen: ${names}.`,
    table: 'Tisch',
  },
} as const;

/** Where a game stood, with what was told by then. */
interface Moment {
  readonly state: GameState;
  readonly told: readonly string[];
  readonly step: number;
}

interface Step {
  readonly action: string;
  readonly allowed: boolean;
}

export default defineComponent({
  props: { table: { type: String, required: true }, steps: { type: String, default: '[]' } },
  setup(props) {
    const { lang } = useData();
    const code = computed(() => (lang.value.startsWith('de') ? 'de' : 'en'));
    const words = computed(() => WORDS[code.value]);
    const steps = JSON.parse(props.steps) as readonly Step[];
    const game = shallowRef<Table | null>(null);
    const moments = shallowRef<readonly Moment[]>([]);
    const picked = shallowRef<ReadonlyMap<number, readonly Click[]>>(new Map());
    const failed = ref('');
    const box = ref<HTMLElement | null>(null);

    async function begin(): Promise<void> {
      const { tableIn } = await import('./game.ts');
      game.value = tableIn(code.value);
      picked.value = new Map();
      failed.value = '';
      moments.value = [{ state: game.value.begin(props.table), told: [], step: 0 }];
    }

    /** What had the focus is gone after a move: the first answer gets it. */
    const focus = (): void => {
      void nextTick(() => box.value?.querySelector<HTMLElement>('.asked button')?.focus());
    };

    function play(action: Action, step?: number): void {
      const now = moments.value.at(-1);
      if (now === undefined || game.value === null) return;
      const { state, events } = game.value.play(now.state, action);
      const told = [...now.told, ...game.value.told(state, events)];
      moments.value = [...moments.value, { state, told, step: step ?? steps.length }];
      picked.value = new Map();
      failed.value = '';
      focus();
    }

    function click(seat: number, one: Click): void {
      const now = moments.value.at(-1);
      if (now === undefined || game.value === null) return;
      const all = [...(picked.value.get(seat) ?? []), one];
      const action = game.value.answer(now.state, seat, all);
      if (action !== null) play(action);
      else {
        picked.value = new Map([...picked.value, [seat, all]]);
        focus();
      }
    }

    function follow(now: Moment): void {
      const step = steps[now.step];
      if (step === undefined || game.value === null) return;
      const action = game.value.read(now.state, step.action);
      if (step.allowed) {
        play(action, now.step + 1);
        return;
      }
      failed.value = game.value.why(now.state, action);
      moments.value = [...moments.value.slice(0, -1), { ...now, step: now.step + 1 }];
    }

    function back(): void {
      if (picked.value.size > 0) picked.value = new Map();
      else if (moments.value.length > 1) moments.value = moments.value.slice(0, -1);
      failed.value = '';
      focus();
    }

    function asking(now: Moment, to: Table): VNode[] {
      return to.seats(now.state).map((seat) => {
        const asked = to.asked(now.state, seat, picked.value.get(seat) ?? []);
        if (asked === null) return h('div');
        return h('div', { class: 'asked', role: 'group', 'aria-label': asked.name }, [
          h('p', [h('strong', `${asked.name}: `), asked.prompt]),
          h(
            'div',
            { class: 'buttons' },
            asked.buttons.map(({ label, click: one, action }) =>
              h(
                'button',
                { type: 'button', onClick: () => (one === null ? action !== null && play(action) : click(seat, one)) },
                label,
              ),
            ),
          ),
        ]);
      });
    }

    function tableNow(now: Moment, to: Table): VNode {
      const shown = to.shown(now.state);
      const { winners } = shown;
      const w = words.value;
      const step = steps[now.step];
      return h('div', { class: 'try', ref: box, role: 'region', 'aria-label': w.table }, [
        tableShown(shown, code.value),
        winners === null
          ? h('div', [
              ...(step === undefined
                ? []
                : [
                    h(
                      'button',
                      { type: 'button', class: 'example', onClick: () => follow(now) },
                      step.allowed ? w.step(step.action) : w.try(step.action),
                    ),
                  ]),
              ...asking(now, to),
            ])
          : h('p', { class: 'over' }, w.over(winners.join(', '))),
        h('p', { class: 'why', role: 'status' }, failed.value),
        h('div', { class: 'buttons' }, [
          h(
            'button',
            { type: 'button', disabled: moments.value.length < 2 && picked.value.size === 0, onClick: back },
            w.back,
          ),
          h('button', { type: 'button', onClick: begin }, w.again),
        ]),
        h('details', { class: 'log', open: true }, [
          h('summary', w.happened),
          h(
            'ol',
            { 'aria-live': 'polite' },
            now.told.slice(-12).map((text) => h('li', text)),
          ),
        ]),
      ]);
    }

    return () => {
      const now = moments.value.at(-1);
      return now === undefined || game.value === null
        ? h('div', { class: 'try' }, [
            h('button', { type: 'button', class: 'start-try', onClick: begin }, words.value.start),
          ])
        : tableNow(now, game.value);
    };
  },
});
