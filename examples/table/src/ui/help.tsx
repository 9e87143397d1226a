/** What a card, an event or a power card says, and the rulings about it. */
import type { Ruling } from 'frantic-engine/rulings';
import { useEffect, useState } from 'preact/hooks';
import { homepage } from '../../../../package.json';
import { type Topic, topic } from '../app.ts';
import type { Lang } from '../game.ts';
import { rulingOf, rulingsAbout } from '../rulings.ts';
import { settings } from '../settings.ts';
import { rowText, ui } from '../words.ts';
import { Sheet } from './parts.tsx';

/** Where a ruling stands with all there is to it: the site of the package. Nothing is fetched from there before somebody clicks. */
const pageOf = (id: string, lang: Lang): string =>
  `${homepage}${lang === 'de' ? 'de/' : ''}rules/rulings/${id.toLowerCase()}.html`;

export function Help({ topic: { view, row, name, note, ruling } }: { topic: Topic }) {
  const words = ui.value;
  const { lang } = settings.value;
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  useEffect(() => {
    const first = ruling === null ? null : rulingOf(ruling, lang);
    void Promise.all([first, rulingsAbout(row, view.game, lang)]).then(([one, about]) => {
      const rest = about.filter(({ id }) => id !== one?.id);
      setRulings(one === null ? rest : [one, ...rest]);
    });
  }, [row, ruling, lang]);
  const text = rowText(view, row);
  return (
    <Sheet
      title={name}
      onClose={() => {
        topic.value = null;
      }}
    >
      {note !== null && <p class="note">{note}</p>}
      {text !== null && <p>{text.text}</p>}
      {rulings.length > 0 && (
        <details open={note !== null}>
          <summary>
            {words.rulings} · {rulings.length}
          </summary>
          {rulings.map(({ id, question, decision }) => (
            <article key={id} id={id}>
              <h3>
                <a href={pageOf(id, lang)} target="_blank" rel="noreferrer">
                  {id}
                </a>{' '}
                <span>{question}</span>
              </h3>
              <p>{decision}</p>
            </article>
          ))}
        </details>
      )}
    </Sheet>
  );
}
