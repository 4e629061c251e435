/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** What happened in a round: the resources sold by each seat, the territories closed, the gauges of the end. */
import type { Language } from '@pithead/text';
import type { ScoringMoment } from '@pithead/ui';
import type { ComponentType } from 'preact';
import type { SiberiaFact, SiberiaView } from '../../rules/index.ts';
import { BlockingTile, Cube, FigurePawn, times } from '../art/pieces.tsx';
import { EndGauges } from '../map/endGauges.tsx';
import { textsFor } from '../words.ts';
import './roundPicture.css';

type Moment = ScoringMoment<SiberiaView, SiberiaFact>;

export const roundPictureIn = (language: Language): ComponentType<Moment> =>
  function RoundPicture({ facts, after }: Moment) {
    const texts = textsFor(language);
    const { names } = texts;
    return (
      <div class="sb-round">
        <ul>
          {facts.map((fact, i) =>
            fact.type === 'sold' ? (
              <li key={i} class="sb-round-sale">
                <FigurePawn seat={fact.seat} />
                <span>
                  {times(fact.cubes, (cube) => (
                    <Cube key={cube} resource={fact.resource} />
                  ))}
                </span>
                <b>{names.city(fact.city)}</b>
                <em>{names.money(fact.income)}</em>
              </li>
            ) : fact.type === 'territoryClosed' ? (
              <li key={i}>
                <BlockingTile />
                <b>{names.place(fact.territory)}</b>
              </li>
            ) : null,
          )}
        </ul>
        <EndGauges view={after} texts={texts} />
      </div>
    );
  };
