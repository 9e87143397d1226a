/** The picks of the card game. */
import type { Color } from 'frantic-engine';
import { cardBlock, Picks, seatBlock } from '../../shared/picks.ts';
import { numbered } from '../../shared/slots.ts';
import type { CardSlots } from './slots.ts';

/** The numbers of all picks of one setup. */
export class CardPicks extends Picks {
  readonly draw: number;
  readonly pass: number;
  private readonly rows: number;
  private readonly colors: number;
  private readonly numbers: number;

  constructor(private readonly box: CardSlots) {
    super(
      box,
      [
        cardBlock(box),
        ['row', box.rowAt.keys()],
        seatBlock(box),
        ['color', box.colorAt.keys()],
        ['number', box.numberAt.keys()],
      ],
      ['draw', 'pass'],
    );
    this.draw = this.first('draw');
    this.pass = this.first('pass');
    this.rows = this.first('row');
    this.colors = this.first('color');
    this.numbers = this.first('number');
  }

  /** A row by its name. */
  row(id: string): number {
    return this.rows + numbered(this.box.rowAt.get(id));
  }

  color(color: Color): number {
    return this.colors + numbered(this.box.colorAt.get(color));
  }

  number(number: number): number {
    return this.numbers + numbered(this.box.numberAt.get(number));
  }

  /** An option may be called like a color or a row. */
  override named(option: string): number | null {
    const colors: ReadonlyMap<string, number> = this.box.colorAt;
    const color = colors.get(option);
    if (color !== undefined) return this.colors + color;
    return this.box.rowAt.has(option) ? this.row(option) : super.named(option);
  }
}
