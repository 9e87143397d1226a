/** Whether an action says what it was made to say. */
import type { Seat } from '../../kernel/actions.ts';
import type { Json } from '../../kernel/json.ts';

/** Whether an action has this type, this seat and, unless that is empty, this field, and no others. */
export function saysOnly(action: object, type: string, seat: Seat, name: string, value: Json): boolean {
  const said = action as Readonly<Record<string, unknown>>;
  let missing = name === '' ? 2 : 3;
  for (const key in said) {
    missing--;
    if (said[key] !== (key === 'type' ? type : key === 'seat' ? seat : value)) return false;
    if (key !== 'type' && key !== 'seat' && key !== name) return false;
  }
  return missing === 0;
}
