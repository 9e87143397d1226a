/** The rulings, asked in the page: by words, edition and source. */
import type { Ruling, RulingTexts } from 'frantic-engine/rulings';
import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, ref, shallowRef } from 'vue';

const WORDS = {
  en: {
    label: 'What is it about?',
    edition: 'Edition',
    status: 'Says who',
    game: 'Game',
    all: 'all',
    statuses: { text: 'a published text', faq: "the publisher's answers", ours: 'we do' },
    games: { card: 'card game', board: 'board game' },
    found: (n: number) => (n === 1 ? 'One ruling' : `${n} rulings`),
    none: 'No ruling says anything about that.',
  },
  de: {
    label: 'Worum geht es?',
    edition: 'Ausgabe',
    status: 'Wer es sagt',
    game: 'Spiel',
    all: 'alle',
    statuses: { text: 'ein veröffentlichter Text', faq: 'die Antworten des Verlags', ours: 'wir' },
    games: { card: 'Kartenspiel', board: 'Brettspiel' },
    found: (n: number) => (n === 1 ? 'Eine Entscheidung' : `${n} Entscheidungen`),
    none: 'Dazu sagt keine Entscheidung etwas.',
  },
} as const;
const EDITIONS = ['pandora', 'intl', 'webde', 'swiss1'] as const;

export default defineComponent({
  setup() {
    const { lang } = useData();
    const german = computed(() => lang.value.startsWith('de'));
    const w = computed(() => WORDS[german.value ? 'de' : 'en']);
    const [said, edition, status, game] = [ref(''), ref(''), ref(''), ref<'' | 'card' | 'board'>('')];
    const found = shallowRef<readonly Ruling[] | null>(null);
    let texts: RulingTexts | null = null;

    async function ask(): Promise<void> {
      const { search, rulings, en } = await import('frantic-engine/rulings');
      texts ??= german.value ? (await import('frantic-engine/rulings/de')).de : en;
      const known = EDITIONS.find((one) => one === edition.value);
      const filter = { language: texts, ...(known === undefined ? {} : { edition: known }) };
      // One game after the other: what the words mean in one says nothing of the other.
      const asked: readonly ('card' | 'board')[] = game.value === '' ? ['card', 'board'] : [game.value];
      const inGames = asked.flatMap((one) => search(said.value, { ...filter, game: one }));
      // Without words everything that fits the rest.
      const all =
        said.value.trim() === ''
          ? rulings({ language: texts }).filter(
              ({ editions, games }) =>
                (known === undefined || editions === 'all' || editions.includes(known)) &&
                (game.value === '' || games.includes(game.value)),
            )
          : [...new Map(inGames.map((one) => [one.id, one])).values()];
      found.value = all.filter(({ source }) => status.value === '' || source.status === status.value);
    }

    const choice = (label: string, value: { value: string }, options: readonly (readonly [string, string])[]) =>
      h('label', [
        `${label} `,
        h(
          'select',
          {
            value: value.value,
            onChange: (event: Event) => {
              value.value = (event.target as HTMLSelectElement).value;
              void ask();
            },
          },
          [
            h('option', { value: '' }, w.value.all),
            ...options.map(([name, text]) => h('option', { value: name }, text)),
          ],
        ),
      ]);

    const address = (id: string): string =>
      withBase(`${german.value ? '/de' : ''}/rules/rulings/${id.toLowerCase()}.html`);

    return () =>
      h('div', { class: 'ask' }, [
        h('label', { class: 'said' }, [
          w.value.label,
          h('input', {
            type: 'search',
            value: said.value,
            onInput: (event: Event) => {
              said.value = (event.target as HTMLInputElement).value;
              void ask();
            },
          }),
        ]),
        h('div', { class: 'filters' }, [
          choice(
            w.value.edition,
            edition,
            EDITIONS.map((one) => [one, one]),
          ),
          choice(w.value.status, status, Object.entries(w.value.statuses)),
          choice(w.value.game, game, Object.entries(w.value.games)),
        ]),
        h(
          'p',
          { role: 'status' },
          found.value === null ? '' : found.value.length === 0 ? w.value.none : w.value.found(found.value.length),
        ),
        h(
          'ol',
          { class: 'found' },
          (found.value ?? [])
            .slice(0, 40)
            .map(({ id, question, decision }) =>
              h('li', { key: id }, [h('a', { href: address(id) }, `${id} ${question}`), h('br'), decision]),
            ),
        ),
      ]);
  },
});
