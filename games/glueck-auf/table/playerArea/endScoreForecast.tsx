import {
  cubesOnOrder,
  CUBES_PER_POINT,
  IMBALANCE_PENALTY,
  MARKS_PER_POINT,
  OUTSTANDING_PENALTY,
  SCORE_SOURCES,
  sum,
  tilesBySide,
} from '../../rules/index.ts';
import { useTableContext } from '../tableModel.ts';

export function EndScoreForecast() {
  const { own, view, words, say, names, at } = useTableContext();
  const cubes =
    sum(own.loaded) +
    sum(own.cage) +
    sum(own.storage) +
    sum(own.orders.map((order) => sum(cubesOnOrder(view, order))));
  const [light, dark] = tilesBySide(own);
  const isOver = at === undefined;
  const scored = (source: (typeof SCORE_SOURCES)[number]): number =>
    own.pointsBySource[SCORE_SOURCES.indexOf(source)] ?? 0;
  const lines: [label: string, points: number][] = [
    [names.marks(own.marks), isOver ? scored('money') : Math.floor(own.marks / MARKS_PER_POINT)],
    [names.cubes(cubes), isOver ? scored('cubes') : Math.floor(cubes / CUBES_PER_POINT)],
    [
      say(words.orderCount, { count: own.orders.length }),
      isOver ? scored('outstandingOrders') : -own.orders.length * OUTSTANDING_PENALTY,
    ],
    [words.ledgerBalance, isOver ? scored('imbalance') : -Math.abs(light - dark) * IMBALANCE_PENALTY],
  ];
  return (
    <section class="ga-ledger">
      <h3>{isOver ? words.ledgerFinal : words.ledger}</h3>
      <ul>
        {[...lines, [words.ledgerSum, sum(lines.map(([, points]) => points))] as const].map(
          ([label, points]) => (
            <li key={label}>
              <span>{label}</span>
              <b class={points > 0 ? 'ga-gain' : points < 0 ? 'ga-loss' : ''}>{signed(points)}</b>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
