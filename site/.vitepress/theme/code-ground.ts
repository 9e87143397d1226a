/** The playground: code on the left, what comes of it on the right. */
import { computed, defineComponent, h, onMounted, ref, shallowRef } from 'vue';
import type { Ran } from './playground.ts';
import { tableShown } from './table.ts';

interface Example {
  readonly group: string;
  readonly title: string;
  readonly code: string;
}

export default defineComponent({
  setup() {
    const all = shallowRef<readonly Example[]>([]);
    const code = ref('');
    const chosen = ref(0);
    const ran = shallowRef<Ran | null>(null);
    const busy = ref(false);
    const groups = computed(() => [...new Set(all.value.map(({ group }) => group))]);

    onMounted(async () => {
      const { default: examples } = await import('../../pages/examples.json');
      all.value = examples;
      const named = new URLSearchParams(location.search).get('example');
      choose(
        Math.max(
          0,
          examples.findIndex(({ title }) => title === named),
        ),
      );
    });

    function choose(nth: number): void {
      chosen.value = nth;
      code.value = all.value[nth]?.code ?? '';
      ran.value = null;
    }

    async function run(): Promise<void> {
      busy.value = true;
      const { runProgram } = await import('./playground.ts');
      ran.value = await runProgram(code.value);
      busy.value = false;
    }

    const left = () =>
      h('div', { class: 'code' }, [
        h('label', { for: 'example' }, 'Example'),
        h(
          'select',
          {
            id: 'example',
            value: String(chosen.value),
            onChange: (event: Event) => choose(Number((event.target as HTMLSelectElement).value)),
          },
          groups.value.map((group) =>
            h(
              'optgroup',
              { label: group },
              all.value.flatMap((one, nth) =>
                one.group === group ? [h('option', { value: String(nth) }, one.title)] : [],
              ),
            ),
          ),
        ),
        h('label', { for: 'code' }, 'Code'),
        h('textarea', {
          id: 'code',
          value: code.value,
          spellcheck: false,
          autocapitalize: 'off',
          autocomplete: 'off',
          onInput: (event: Event) => {
            code.value = (event.target as HTMLTextAreaElement).value;
          },
          onKeydown: (event: KeyboardEvent) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
          },
        }),
        h(
          'button',
          { type: 'button', class: 'run', disabled: busy.value, onClick: run },
          busy.value ? 'Running …' : 'Run',
        ),
      ]);

    const right = () => {
      const done = ran.value;
      if (done === null) return h('div', { class: 'came', 'aria-live': 'polite' }, h('p', 'Nothing has run yet.'));
      return h('div', { class: 'came', 'aria-live': 'polite' }, [
        ...(done.error === null ? [] : [h('p', { class: 'why', role: 'alert' }, done.error)]),
        h('h2', 'Printed'),
        h('pre', { tabindex: 0 }, done.printed.length === 0 ? '(nothing)' : done.printed.join('\n')),
        ...(done.shown === null ? [] : [h('h2', 'The table'), tableShown(done.shown, 'en')]),
        ...(done.told.length === 0
          ? []
          : [
              h('details', { open: true }, [
                h('summary', `What happened (the last of ${done.told.length})`),
                h(
                  'ol',
                  done.told.slice(-15).map((text) => h('li', text)),
                ),
              ]),
            ]),
        ...(done.state === null
          ? []
          : [
              h('details', [h('summary', 'The state'), h('pre', { tabindex: 0 }, JSON.stringify(done.state, null, 1))]),
            ]),
      ]);
    };

    return () => h('div', { class: 'ground' }, [left(), right()]);
  },
});
