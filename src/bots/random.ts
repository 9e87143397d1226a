/** The weakest bot. */
import { type Glancing, glancing } from './bot.ts';

/** Any lawful answer, each as likely as any other. */
export const randomBot: Glancing = /* @__PURE__ */ glancing((_seen, _question, help) => help.sampleLegal());
