/** A plain table for any game: what is offered as buttons, grouped by verb. Used until a game brings a table of its own. */
import type { Ply } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTable, TableProps } from '../contract.ts';
import './table.css';

/** More buttons than this are folded. */
const MANY = 24;

function Group({
  verb,
  nouns,
  props,
}: {
  readonly verb: string;
  readonly nouns: readonly number[];
  readonly props: TableProps;
}): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? nouns : nouns.slice(0, MANY);
  return (
    <ul class="generic-group">
      {shown.map((noun) => {
        const ply: Ply = [verb, noun];
        return (
          <li key={noun}>
            <button type="button" class="generic-offer is-offered" data-stop onClick={() => props.play([ply])}>
              {props.text.ply(ply, props.view)}
            </button>
          </li>
        );
      })}
      {nouns.length > shown.length && (
        <li>
          <button type="button" class="generic-more" onClick={() => setWhole(true)}>
            + {nouns.length - shown.length}
          </button>
        </li>
      )}
    </ul>
  );
}

function Board(props: TableProps): JSX.Element {
  const verbs = Object.entries(props.offers);
  return (
    <div class="generic-board">
      {props.prompt}
      <p class="generic-title">{props.text.title}</p>
      {verbs.length === 0 ? (
        <p class="generic-calm">{props.text.prompt(props.view, props.names)}</p>
      ) : (
        verbs.map(([verb, nouns]) => <Group key={verb} verb={verb} nouns={nouns} props={props} />)
      )}
    </div>
  );
}

const NOTHING: readonly never[] = [];

export const GenericTable: GameTable = {
  Board,
  SeatPicture: () => null,
  where: () => '',
  actions: (_view: unknown, _offers: PackedOffers) => NOTHING,
  figures: () => NOTHING,
  duration: () => 0,
};
