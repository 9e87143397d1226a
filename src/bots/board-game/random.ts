/** The weakest bot of the board game. */
import type { Bot } from './bot.ts';

/** Any lawful answer, each as likely as any other. */
export const randomBot: Bot = (_view, _question, help) => help.sampleLegal();
