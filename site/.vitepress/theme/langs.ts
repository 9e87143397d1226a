/**
 * Instead of the theme's own: the other language leads to the same page where there is one, and to the start page of that
 * language where there is none. Only the rules are there in both.
 */
import { useData } from 'vitepress';
import { computed } from 'vue';

/** The languages to go to from this page. */
export function useLangs({ correspondingLink = false } = {}) {
  const { site, localeIndex, page, frontmatter, hash } = useData();
  const rootOf = (key: string): string => (key === 'root' ? '/' : `/${key}/`);
  const inBoth = computed(
    () => /^(?:de\/)?(?:rules\/|index\.md$)/.test(page.value.relativePath) && frontmatter.value.alone !== true,
  );
  const currentLang = computed(() => ({
    label: site.value.locales[localeIndex.value]?.label,
    link: rootOf(localeIndex.value),
  }));
  const localeLinks = computed(() =>
    Object.entries(site.value.locales).flatMap(([key, { label }]) => {
      if (label === currentLang.value.label) return [];
      const rest = page.value.relativePath.slice(currentLang.value.link.length - 1);
      const same = rest.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');
      return [{ text: label, link: rootOf(key) + (correspondingLink && inBoth.value ? same + hash.value : '') }];
    }),
  );
  return { localeLinks, currentLang };
}
