/** A situation in a page, played with plain buttons. */
import type { Click } from 'frantic-engine/client';
import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, nextTick, type PropType, ref, shallowRef, type VNode } from 'vue';
import type { Code, Moved, Position } from './position.ts';
import { tableShown } from './table.ts';

const WORDS = {
  en: {
    start: 'Set it up and play',
    full: 'Sit down to it at the big table',
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
    full: 'Am grossen Tisch spielen',
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
  readonly position: Position;
  readonly told: readonly string[];
  readonly step: number;
}

interface Step {
  readonly action: string;
  readonly allowed: boolean;
}

/** Sets a written table of a game up; the engine comes along when it is asked for. */
const begins = {
  card: async () => (await import('./card-game.ts')).begin,
  board: async () => (await import('./board-game.ts')).begin,
} as const;

export default defineComponent({
  props: {
    table: { type: String, required: true },
    game: { type: String as PropType<keyof typeof begins>, default: 'card' },
    steps: { type: String, default: '[]' },
    /** What the table to play at has to be told to set this up, after its address. */
    link: { type: String, required: true },
  },
  setup(props) {
    const { lang } = useData();
    const code = computed<Code>(() => (lang.value.startsWith('de') ? 'de' : 'en'));
    const words = computed(() => WORDS[code.value]);
    const steps = JSON.parse(props.steps) as readonly Step[];
    const moments = shallowRef<readonly Moment[]>([]);
    const picked = shallowRef<ReadonlyMap<number, readonly Click[]>>(new Map());
    const failed = ref('');
    const box = ref<HTMLElement | null>(null);

    async function begin(): Promise<void> {
      const setUp = await begins[props.game]();
      picked.value = new Map();
      failed.value = '';
      moments.value = [{ position: setUp(props.table, code.value), told: [], step: 0 }];
    }

    /** What had the focus is gone after a move: the first answer gets it. */
    const focus = (): void => {
      void nextTick(() => box.value?.querySelector<HTMLElement>('.asked button')?.focus());
    };

    function go(now: Moment, { position, told }: Moved, step = steps.length): void {
      moments.value = [...moments.value, { position, told: [...now.told, ...told], step }];
      picked.value = new Map();
      failed.value = '';
      focus();
    }

    function click(now: Moment, seat: number, one: Click | null): void {
      const before = picked.value.get(seat) ?? [];
      const all = one === null ? before : [...before, one];
      const moved = now.position.answered(seat, all, one === null);
      if (moved !== null) {
        go(now, moved);
        return;
      }
      picked.value = new Map([...picked.value, [seat, all]]);
      focus();
    }

    function follow(now: Moment): void {
      const step = steps[now.step];
      if (step === undefined) return;
      if (step.allowed) {
        go(now, now.position.play(step.action), now.step + 1);
        return;
      }
      failed.value = now.position.why(step.action);
      moments.value = [...moments.value.slice(0, -1), { ...now, step: now.step + 1 }];
    }

    function back(): void {
      if (picked.value.size > 0) picked.value = new Map();
      else if (moments.value.length > 1) moments.value = moments.value.slice(0, -1);
      failed.value = '';
      focus();
    }

    const asking = (now: Moment): VNode[] =>
      now.position.asked(picked.value).map(({ seat, name, prompt, buttons }) =>
        h('div', { class: 'asked', role: 'group', 'aria-label': name }, [
          h('p', [h('strong', `${name}: `), prompt]),
          h(
            'div',
            { class: 'buttons' },
            buttons.map(({ label, click: one }) =>
              h('button', { type: 'button', onClick: () => click(now, seat, one) }, label),
            ),
          ),
        ]),
      );

    function tableNow(now: Moment): VNode {
      const { shown } = now.position;
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
              ...asking(now),
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
          full(),
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

    /** The same situation at the table to play at. It is no page of the site, so the site must not try to show it. */
    const full = (): VNode =>
      h('a', { class: 'full', href: withBase(`/table/index.html${props.link}`), target: '_self' }, words.value.full);

    return () => {
      const now = moments.value.at(-1);
      return now === undefined
        ? h('div', { class: 'try' }, [
            h('button', { type: 'button', class: 'start-try', onClick: begin }, words.value.start),
            ' ',
            full(),
          ])
        : tableNow(now);
    };
  },
});
