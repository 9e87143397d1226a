/** What a decision rests on, read out of the words of its row. */
import type { RulingNumber, RulingStatus } from './types.ts';

/** The published texts a source names. */
export const textsIn = (source: string): string[] => [
  ...new Set(source.match(/SWISS-1|WEB-DE|INTL|PANDORA|BOARD|FAQ/g) ?? []),
];

/** Words by which a source says that the texts do not settle the point, or not all of it. */
const SILENT = /\b(silent|unwritten|ours|assumption|lost|open|known|extended|derived|analogy|reviews)\b|\bR-\d/i;

/** `all texts`, `card text`: a published text without its name. */
const A_TEXT = /\btexts?\b/;

/** Rulings whose source is a quotation, or another ruling, so that its words alone do not tell. */
const TOLD: Readonly<Record<RulingStatus, readonly RulingNumber[]>> = {
  text: [
    ...(['R-004', 'R-011', 'R-024', 'R-025', 'R-026', 'R-027', 'R-028', 'R-034', 'R-053', 'R-057', 'R-097'] as const),
    ...(['R-127', 'R-133', 'R-140', 'R-144', 'R-150', 'R-169', 'R-175', 'R-228', 'R-256', 'R-307', 'R-309'] as const),
    ...(['R-330', 'R-348', 'R-490', 'R-494'] as const),
  ],
  faq: ['R-257'],
  ours: ['R-001', 'R-002', 'R-007', 'R-194'],
};

/** Whether a text says so, the publisher's answers do, or nobody else. What is partly ours is ours. */
export function statusOf(id: RulingNumber, source: string): RulingStatus {
  for (const status of ['text', 'faq', 'ours'] as const) if (TOLD[status].includes(id)) return status;
  if (SILENT.test(source)) return 'ours';
  if (source.startsWith('FAQ')) return 'faq';
  return textsIn(source).length > 0 || A_TEXT.test(source) ? 'text' : 'ours';
}
