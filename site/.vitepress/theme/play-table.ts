/** The table to play at, in the page. It is a page of its own beside those of the site. */
import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onMounted, ref } from 'vue';

const WORDS = {
  en: { title: 'The table to play at', full: 'Open the table on a page of its own' },
  de: { title: 'Der Tisch zum Spielen', full: 'Den Tisch auf einer eigenen Seite öffnen' },
} as const;

export default defineComponent({
  setup() {
    const { lang, isDark } = useData();
    const code = computed(() => (lang.value.startsWith('de') ? 'de' : 'en'));
    const words = computed(() => WORDS[code.value]);
    const page = (said: Readonly<Record<string, string>>): string =>
      withBase(`/table/index.html#${new URLSearchParams({ lang: code.value, ...said })}`);
    // How the page looks, only the browser knows; a game that runs is not opened anew when that changes.
    const address = ref<string | null>(null);
    onMounted(() => {
      address.value = page({ theme: isDark.value ? 'dark' : 'light' });
    });
    return () =>
      h('div', { class: 'play-table' }, [
        h('div', { class: 'frame' }, [
          address.value === null
            ? null
            : h('iframe', { src: address.value, title: words.value.title, loading: 'lazy' }),
        ]),
        h('p', h('a', { href: page({}), target: '_self' }, words.value.full)),
      ]);
  },
});
