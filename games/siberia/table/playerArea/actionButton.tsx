/** An action of the player board: icon, name, two fields, and its effect if executed now. SB-1.6, SB-5.5 */
import { isSeatPending } from '@pithead/ui';
import { FIELDS_PER_ACTION, isExecutable, isInvested, placeOfEntry, tileOfEntry } from '../../rules/index.ts';
import { ActionIcon, InvestmentTile, times } from '../art/pieces.tsx';
import type { ActionForecast } from '../actionForecast.ts';
import { forecastAction } from '../actionForecast.ts';
import type { TableModel } from '../tableModel.ts';
import { useTableContext } from '../tableModel.ts';
import { FieldTile } from './fieldTile.tsx';
import { isActionOffered, plyOnAction, runningAction, touchAction } from './actionTargets.ts';

export function ActionButton({ action }: { readonly action: number }) {
  const table = useTableContext();
  const { own, names, capital, view } = table;
  const ply = plyOnAction(table, action);
  const isOffered = isActionOffered(table, action);
  const isArmed = ply !== undefined && table.isArmed(ply);
  const isRunning = runningAction(table) === action && isSeatPending(view, table.shownSeat);
  const look = isRunning || isArmed ? 'sb-chosen' : isOffered ? 'sb-glows' : '';
  const looks = isOffered && table.at === 'turn' ? ply : undefined;
  return (
    <div class={`sb-action ${look}`} data-drop={`action-${action}`}>
      <button
        type="button"
        class={`sb-run ${isOffered ? 'is-offered' : ''}`}
        data-stop
        data-at={`action-${action}`}
        aria-disabled={!isOffered}
        aria-label={table.nameOf(actionSentence(table, action), isOffered)}
        onClick={() => touchAction(table, action)}
        onPointerEnter={looks && (() => table.look(looks))}
        onPointerLeave={looks && (() => table.look(undefined))}
      />
      <header aria-hidden="true">
        <ActionIcon action={action} />
        <b>{capital(names.action(action))}</b>
      </header>
      <Fields action={action} />
      <Status action={action} isReady={isExecutable(own, action)} />
    </div>
  );
}

function Fields({ action }: { readonly action: number }) {
  const table = useTableContext();
  const { own } = table;
  const entries = own.tiles.filter((entry) => placeOfEntry(entry) === action);
  const isCovered = isInvested(own, action);
  const free = FIELDS_PER_ACTION - entries.length - (isCovered ? 1 : 0);
  const glows = isActionOffered(table, action) && table.at !== 'turn';
  return (
    <div class="sb-fields">
      {entries.map((entry, i) => (
        <FieldTile key={`${entry}-${i}`} entry={entry} />
      ))}
      {isCovered && (
        <span class="sb-field sb-invested" data-at={`invested-${action}`}>
          <InvestmentTile action={action} />
        </span>
      )}
      {times(Math.max(0, free), (place) => (
        <span key={`free-${place}`} class={`sb-field sb-free ${glows && place === 0 ? 'sb-next' : ''}`} />
      ))}
    </div>
  );
}

function Status({ action, isReady }: { readonly action: number; readonly isReady: boolean }) {
  const table = useTableContext();
  const { own, view, words, say } = table;
  if (table.at === 'placing' && table.isAsked) return <p class="sb-status" />;
  if (!isReady) {
    const count =
      own.tiles.filter((entry) => placeOfEntry(entry) === action).length + (isInvested(own, action) ? 1 : 0);
    return (
      <p class="sb-status" aria-hidden="true">
        <i>{say(words.covered, { count, fields: FIELDS_PER_ACTION })}</i>
      </p>
    );
  }
  const [result, sub] = resultOf(table, forecastAction(view, own, action));
  return (
    <p class="sb-status sb-ready" aria-hidden="true">
      <b>{result}</b>
      <i>{sub}</i>
    </p>
  );
}

const NO_RESULT = '–';

/** `6,000 $`, `2 in Tokyo`. */
function resultOf(
  { words, say, names, view }: TableModel,
  result: ActionForecast,
): readonly [string, string] {
  switch (result.kind) {
    case 'none':
      return [NO_RESULT, words.noEffect];
    case 'joker':
      return [words.jokerResult, say(words.jokerSub, { count: result.count })];
    case 'steps':
      return [say(words.stepsResult, { count: result.count }), words.stepsSub];
    case 'salesman':
      return [words.salesmanResult, words.salesmanSub];
    case 'worker':
      return [words.workerResult, words.workerSub];
    case 'invest':
      return [words.investResult, say(words.investSub, { count: result.count })];
    case 'sale':
      return [
        names.money(result.income),
        say(words.saleSub, { count: result.count, city: names.city(view.cities[result.field] ?? 0) }),
      ];
  }
}

/** “Gas: worker and gas tile, free field. Not ready.” */
function actionSentence(table: TableModel, action: number): string {
  const { own, view, words, say, names, capital } = table;
  const entries = own.tiles.filter((entry) => placeOfEntry(entry) === action);
  const lying = entries.map((entry) => names.tileOn(tileOfEntry(entry), action));
  if (isInvested(own, action)) lying.push(words.investment);
  const fields =
    lying.length === 0
      ? words.bothFree
      : [...lying, ...times(FIELDS_PER_ACTION - lying.length, () => words.freeField)].join(', ');
  const status = isExecutable(own, action)
    ? say(words.ready, {
        result: resultOf(table, forecastAction(view, own, action))
          .filter((part) => part !== NO_RESULT)
          .join(', '),
      })
    : words.notReady;
  return capital(say(words.actionSentence, { action: names.action(action), fields, status }));
}
