/** What operators do about people. Every action is stored with its log entry. */
import type {
  ModerationActionInfo,
  ModerationOverview,
  NewModerationAction,
  ReportedPerson,
  ReportInfo,
} from '@pithead/protocol';
import { randomId } from '../ids.ts';
import { seatBots } from '../match/seatBots.ts';
import { NO_TABLE_LIMIT } from '../people/personalData.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import type { ModerationActionRow, PersonRow, ReportRow } from '../store/store.ts';

const MAX_LISTED = 100;
const DAY_MS = 24 * 3_600_000;
const UNKNOWN: ReportedPerson = { id: '', name: '', isAccount: false, isOperator: false, restrictions: [] };

type ActionOf = Pick<ModerationActionRow, 'kind' | 'person' | 'why'> & Partial<ModerationActionRow>;

export class ModerationService {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  async overview(): Promise<ModerationOverview> {
    const { store, time } = this.#context;
    const reports = await store.openReports(MAX_LISTED);
    const actions = await store.moderationActions(MAX_LISTED);
    const ids = [
      ...reports.flatMap(({ person, reporter }) => [person, reporter]),
      ...actions.flatMap(({ person, operator }) => [person, operator]),
    ];
    const known = [...new Set(ids)].filter((id) => id !== '');
    const people = new Map(
      (await store.moderatedPeople(known, time.now())).map((person) => [person.id, person]),
    );
    const undone = new Set(actions.flatMap(({ undoes }) => undoes ?? []));
    return {
      reports: reports.map((report) => reportInfo(report, people)),
      actions: actions.map((action) => actionInfo(action, people, undone)),
    };
  }

  async act(operator: PersonRow, request: NewModerationAction): Promise<void> {
    if (request.kind === 'close') return this.#close(operator, request);
    const person = await this.#findPerson(request.person);
    const { kind, why } = request;
    if (request.kind === 'rename') return this.#rename(operator, person, request.name, { why });
    const until = request.days === null ? null : this.#context.time.now() + request.days * DAY_MS;
    await this.#store(operator, { kind, person: person.id, why, until });
    if (kind === 'ban') await this.#endPresence(person);
  }

  async undo(operator: PersonRow, id: string, why: string): Promise<void> {
    const action = await this.#context.store.findModerationAction(id);
    if (action === undefined || action.undoes !== null) throw new RequestError('notFound');
    const { kind, nameBefore, report } = action;
    if (kind === 'close')
      return this.#store(operator, { kind, person: action.person, report, why, undoes: id }, 'undoneAlready');
    const person = await this.#findPerson(action.person);
    if (kind === 'rename') return this.#rename(operator, person, nameBefore ?? '', { why, undoes: id });
    await this.#store(operator, { kind, person: person.id, why, undoes: id }, 'undoneAlready');
  }

  async #findPerson(id: string): Promise<PersonRow> {
    const { store } = this.#context;
    const person = await store.findPerson(id);
    if (person === undefined) throw new RequestError('notFound');
    if (await store.isOperator(id)) throw new RequestError('isOperator');
    return person;
  }

  async #close(
    operator: PersonRow,
    { report: id, why }: NewModerationAction & { readonly kind: 'close' },
  ): Promise<void> {
    const report = await this.#context.store.findReport(id);
    if (report === undefined) throw new RequestError('notFound');
    await this.#store(operator, { kind: 'close', person: report.person, report: id, why });
  }

  async #rename(
    operator: PersonRow,
    person: PersonRow,
    name: string,
    more: Pick<ModerationActionRow, 'why'> & Partial<ModerationActionRow>,
  ): Promise<void> {
    const { people, store, tables } = this.#context;
    const renamed = await people.changeName(person, name, (change, { name: nameBefore }) => {
      const names = { nameBefore, nameAfter: change.name ?? name };
      return store.addModerationAction(
        this.#row(operator, { kind: 'rename', person: person.id, ...names, ...more }),
        change,
      );
    });
    if (!renamed.ok) throw new RequestError(renamed.reason);
    await tables.publishRename(person.id);
  }

  /** `impossible`: somebody else was faster, or the person is gone. */
  async #store(
    operator: PersonRow,
    action: ActionOf,
    impossible: 'notFound' | 'undoneAlready' = 'notFound',
  ): Promise<void> {
    if (!(await this.#context.store.addModerationAction(this.#row(operator, action))))
      throw new RequestError(impossible);
  }

  #row(operator: PersonRow, action: ActionOf): ModerationActionRow {
    return {
      id: randomId(),
      at: this.#context.time.now(),
      operator: operator.id,
      report: null,
      until: null,
      nameBefore: null,
      nameAfter: null,
      undoes: null,
      ...action,
    };
  }

  /** The sessions are gone already. Seats are played on by bots, and open tables are left. */
  async #endPresence(person: PersonRow): Promise<void> {
    const { connections, sessions, store, tables } = this.#context;
    sessions.invalidate(({ session }) => session.person === person.id);
    connections.closeFor(person.id);
    for (const id of await store.openTableIdsOf(person.id))
      await tables.leave(person, id).catch(ignoreRefusal);
    const held = await store.tablesOf(person.id, NO_TABLE_LIMIT);
    const seats = held
      .filter(({ table }) => table.status === 'running')
      .flatMap(({ table, seats: rows }) =>
        rows
          .filter((row) => row.person === person.id && !row.hasResigned)
          .map(({ seat }) => ({ table: table.id, seat })),
      );
    await seatBots(this.#context, seats);
  }
}

/** The table has started or was closed meanwhile. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
}

function reportInfo(report: ReportRow, people: ReadonlyMap<string, ReportedPerson>): ReportInfo {
  const { person, reporter, name, ...rest } = report;
  return {
    ...rest,
    person: people.get(person) ?? UNKNOWN,
    nameThen: name,
    reporter: people.get(reporter)?.name ?? '',
  };
}

function actionInfo(
  { person, operator, ...rest }: ModerationActionRow,
  people: ReadonlyMap<string, ReportedPerson>,
  undone: ReadonlySet<string>,
): ModerationActionInfo {
  return {
    ...rest,
    person: { id: person, name: people.get(person)?.name ?? '' },
    operator: people.get(operator)?.name ?? '',
    isUndone: undone.has(rest.id),
  };
}
