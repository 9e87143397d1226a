/** What a card, an event or a power card says, and the rulings about it. */
import type { Ruling } from 'frantic-engine/rulings';
import { useEffect, useState } from 'preact/hooks';
import { homepage } from '../../../../package.json';
import { link, type Topic, topic } from '../app.ts';
import type { Lang } from '../game.ts';
import type { RowFacts } from '../link/protocol.ts';
import { rulingOf, rulingsAbout, rulingsFor } from '../rulings.ts';
import { settings } from '../settings.ts';
import { rowText, ui } from '../words.ts';
import { Sheet } from './parts.tsx';

/**
 * Where the rules stand with all there is to them: the site of the package, or where `VITE_SITE` says when the page is built.
 * Nothing is fetched from there before somebody clicks.
 */
const SITE: string = import.meta.env.VITE_SITE ?? homepage;
const pageOf = (page: string, lang: Lang): string => `${SITE}${lang === 'de' ? 'de/' : ''}rules/${page}.html`;

export function Help({ topic: { view, row, name, note, ruling } }: { topic: Topic }) {
  const words = ui.value;
  const { lang } = settings.value;
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  const [{ page, until }, setFacts] = useState<RowFacts>({ page: null, until: null });
  useEffect(() => {
    const first = ruling === null ? null : rulingOf(ruling, lang);
    const others = row === null ? rulingsFor(name, view, lang) : rulingsAbout(row, view, lang);
    void Promise.all([first, others]).then(([one, about]) => {
      const rest = about.filter(({ id }) => id !== one?.id);
      setRulings(one === null ? rest : [one, ...rest]);
    });
    if (row === null) setFacts({ page: 'rulings/index', until: null });
    else void link.ask('row', { game: view.game, row }).then(setFacts);
  }, [row, name, ruling, lang]);
  const text = row === null ? null : rowText(view, row);
  return (
    <Sheet
      title={name}
      onClose={() => {
        topic.value = null;
      }}
    >
      {note !== null && <p class="note">{note}</p>}
      {text !== null && <p>{text.text}</p>}
      {until !== null && <p class="small">{words.lasts[until]}</p>}
      {page !== null && (
        <p>
          <a href={pageOf(page, lang)} target="_blank" rel="noreferrer">
            {words.rules}
          </a>
        </p>
      )}
      {rulings.length > 0 && (
        <details open={note !== null}>
          <summary>
            {words.rulings} · {rulings.length}
          </summary>
          {rulings.map(({ id, question, decision }) => (
            <article key={id} id={id}>
              <h3>
                <a href={pageOf(`rulings/${id.toLowerCase()}`, lang)} target="_blank" rel="noreferrer">
                  {id}
                </a>{' '}
                <span>{plain(question)}</span>
              </h3>
              <p>{plain(decision)}</p>
            </article>
          ))}
        </details>
      )}
    </Sheet>
  );
}

/** Names in rulings are marked as code: here they are read as they are. */
const plain = (text: string): string => text.replaceAll('`', '');
