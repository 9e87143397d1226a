/** The options of a game, each with what it says and the rulings behind it, made from what the engine lists. */
import type { OptionInfo } from 'frantic-engine';
import { useEffect, useState } from 'preact/hooks';
import { rulingOf } from '../rulings.ts';
import { settings } from '../settings.ts';
import { ui } from '../words.ts';

type Chosen = Readonly<Record<string, unknown>>;

export function OptionsForm({
  infos,
  chosen,
  change,
}: {
  infos: readonly OptionInfo[];
  chosen: Chosen;
  change: (to: Chosen) => void;
}) {
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        {ui.value.options} · {ui.value.changed(Object.keys(chosen).length)}
      </summary>
      {isOpen && (
        <ul class="options">
          {infos
            .filter(({ values }) => values !== null)
            .map((info) => (
              <Option
                key={info.name}
                info={info}
                value={chosen[info.name] ?? info.default}
                change={(value) => change(changed(chosen, info, value))}
              />
            ))}
        </ul>
      )}
    </details>
  );
}

/** Only what differs from the default is part of a setup. */
function changed(chosen: Chosen, info: OptionInfo, value: unknown): Chosen {
  const { [info.name]: _before, ...others } = chosen;
  return value === info.default ? others : { ...others, [info.name]: value };
}

function Option({ info, value, change }: { info: OptionInfo; value: unknown; change: (value: unknown) => void }) {
  const words = ui.value;
  const says = useText(info);
  return (
    <li>
      <label class="field">
        <span>{says}</span>
        <select
          value={String(value)}
          disabled={info.fixed}
          onChange={({ currentTarget }) => change(info.values?.find((one) => String(one) === currentTarget.value))}
        >
          {info.values?.map((one) => (
            <option key={String(one)} value={String(one)}>
              {one === true ? words.on : one === false ? words.off : String(one)}
            </option>
          ))}
        </select>
      </label>
      <span class="small">
        {info.name}
        {info.rulings.map((id) => ` · ${id}`)}
        {info.fixed && ` · ${words.fixed}`}
      </span>
    </li>
  );
}

/** What an option says: its own sentence, or in another language the question that its ruling settles. */
function useText(info: OptionInfo): string {
  const [says, set] = useState(info.text);
  const { lang } = settings.value;
  const [id] = info.rulings;
  useEffect(() => {
    if (lang === 'en' || id === undefined) set(info.text);
    else void rulingOf(id, lang).then((ruling) => set(ruling?.question ?? info.text));
  }, [lang, info]);
  return says;
}
