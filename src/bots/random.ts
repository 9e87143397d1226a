/** The weakest bot. */
import type { Bot } from './bot.ts';

/** Any lawful answer, each as likely as any other. */
export const random: Bot = (_view, _question, help) => help.sample();
