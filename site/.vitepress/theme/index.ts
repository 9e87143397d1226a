import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import AskRulings from './ask-rulings.ts';
import CodeGround from './code-ground.ts';
import PlayTable from './play-table.ts';
import TryIt from './try-it.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('TryIt', TryIt);
    app.component('AskRulings', AskRulings);
    app.component('CodeGround', CodeGround);
    app.component('PlayTable', PlayTable);
  },
} satisfies Theme;
