/** The mine and the orders of a seat, enlarged and without anything to select; as text for screen readers. */
import type { SeatBoardProps } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView, PlayerView } from '../../rules/index.ts';
import { CAGE_PLACES, COALS, orderOf, SIDES, tilesBySide, IMBALANCE_PENALTY } from '../../rules/index.ts';
import { lazyWordsFor } from '../lazyParts.tsx';
import { OrderFace } from '../mainBoard/factory.tsx';
import { Mine } from '../playerArea/mine.tsx';
import { OutstandingOrders } from '../playerArea/outstandingOrders.tsx';
import { cartCount, tunnelsOf } from '../playerArea/tunnels.ts';
import { cubeList, orderSentence } from '../sentences.ts';
import type { TableModel } from '../tableModel.ts';
import { stepOf, TableContext } from '../tableModel.ts';
import { textsFor } from '../words.ts';

type Props = SeatBoardProps<GlueckAufView, GlueckAufFact>;

const nothing = (): void => undefined;

function readOnlyModel({ view, seat, names, viewer, language, text }: Props, own: PlayerView): TableModel {
  return {
    ...textsFor(language),
    view,
    offers: {},
    seatNames: names,
    viewer,
    shownSeat: seat,
    hasReplacedDecision: false,
    facts: [],
    language,
    text,
    isAlwaysConfirming: false,
    at: stepOf(view),
    own,
    isOwn: seat === viewer,
    isAsked: false,
    isPhone: false,
    placed: undefined,
    armed: undefined,
    preview: undefined,
    held: undefined,
    aimedSlot: undefined,
    isOffered: () => false,
    isArmed: () => false,
    play: nothing,
    explain: nothing,
    note: nothing,
    touch: nothing,
    look: nothing,
    hold: nothing,
    aim: nothing,
  };
}

/** Delivered orders that the viewer knows: all of them, or those that a shift scoring laid open. */
const knownDelivered = ({ delivered, revealed }: PlayerView): readonly number[] =>
  delivered ?? revealed ?? [];

export function EnlargedSeat(props: Props) {
  const own = props.view.players[props.seat];
  if (own === undefined) return null;
  const table = readOnlyModel(props, own);
  const words = lazyWordsFor(props.language);
  const known = knownDelivered(own);
  const hidden = own.deliveredCount - known.length;
  return (
    <TableContext.Provider value={table}>
      <div class="ga-table ga-enlarged">
        <ul class="ga-heard">
          {seatSentences(table).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div class="ga-own" aria-hidden="true">
          <Mine />
          <OutstandingOrders />
        </div>
        <section class="ga-delivered">
          <h3>
            {words.deliveredOrders}: {own.deliveredCount === 0 ? words.noneDelivered : own.deliveredCount}
          </h3>
          <ul>
            {known.map((order) => (
              <li key={order} aria-label={table.names.orderWorth(orderOf(order))}>
                <span aria-hidden="true">
                  <OrderFace order={order} />
                  <b class="ga-worth">{orderOf(order).points}</b>
                </span>
              </li>
            ))}
            {hidden > 0 && <li class="ga-face-down">{table.say(words.faceDown, { count: hidden })}</li>}
          </ul>
        </section>
      </div>
    </TableContext.Provider>
  );
}

function seatSentences(table: TableModel): string[] {
  const { own, words, say, names, language } = table;
  const [light, dark] = tilesBySide(own);
  return [
    say(words.cageSentence, {
      level: names.level(own.level),
      count: own.cage.reduce((total, count) => total + count, 0),
      places: CAGE_PLACES,
      list: cubeList(table, own.cage),
    }),
    say(lazyWordsFor(language).storageSentence, { list: cubeList(table, own.storage) }),
    ...COALS.flatMap((_, level) =>
      SIDES.map((side) => {
        const tunnels = tunnelsOf(own, level)[side];
        const cubes = [0, 0, 0, 0];
        for (const coal of tunnels.flatMap(({ carts }) => carts))
          if (coal !== undefined) cubes[coal] = (cubes[coal] ?? 0) + 1;
        return say(words.levelSentence, {
          level: names.level(level + 1),
          side: names.messages.sides[side],
          carts: cartCount(tunnels),
          cubes: cubeList(table, cubes),
        });
      }),
    ),
    say(words.balanceSentence, {
      light,
      dark,
      points: names.points(-Math.abs(light - dark) * IMBALANCE_PENALTY),
    }),
    ...own.orders.map((order) => orderSentence(table, order)),
  ];
}
