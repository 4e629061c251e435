import type { NewReport } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { requireRoomAccess } from '../chat/chatService.ts';
import { randomId } from '../ids.ts';
import { networkOf } from '../limits/networkOf.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import type { PersonRow } from '../store/store.ts';

const PERSON_LIMIT = { burst: 5, perSecond: 1 / 600 };
/** Guests are free, so that the limit of a person alone would stop nobody. */
const NETWORK_LIMIT = { burst: 20, perSecond: 1 / 120 };

/** What a report is about, as it was when the report was made. */
interface ReportedPlace {
  readonly table: string | null;
  readonly text: string | null;
}

export class ReportService {
  readonly #context: Pick<ServerContext, 'store' | 'time' | 'tables'>;
  readonly #people: TokenBucket;
  readonly #networks: TokenBucket;

  constructor(context: Pick<ServerContext, 'store' | 'time' | 'tables'>) {
    this.#context = context;
    this.#people = new TokenBucket(context.time, PERSON_LIMIT.burst, PERSON_LIMIT.perSecond);
    this.#networks = new TokenBucket(context.time, NETWORK_LIMIT.burst, NETWORK_LIMIT.perSecond);
  }

  async add(reporter: PersonRow, address: string, report: NewReport): Promise<void> {
    const { store, time } = this.#context;
    const person = await store.findPerson(report.person);
    if (person === undefined || person.id === reporter.id) throw new RequestError('notFound');
    const place = await this.#findPlace(reporter, report);
    if (!this.#people.take(reporter.id)) throw new RequestError('tooFast');
    if (!this.#networks.take(networkOf(address))) throw new RequestError('tooFast');
    const isAdded = await store.addReport({
      id: randomId(),
      at: time.now(),
      reporter: reporter.id,
      person: person.id,
      name: person.name,
      place: report.place,
      reason: report.reason,
      comment: report.comment.trim(),
      ...place,
    });
    if (!isAdded) throw new RequestError('listFull', { most: LIMITS.openReports });
  }

  async #findPlace(reporter: PersonRow, report: NewReport): Promise<ReportedPlace> {
    if (report.place === 'name' || report.place === 'profile') return { table: null, text: null };
    const { store, tables } = this.#context;
    const found = await tables.find(report.table);
    if (report.place === 'play') {
      if (found.seats.some(({ person }) => person === report.person))
        return { table: report.table, text: null };
      throw new RequestError('notFound');
    }
    // Own data contain reports, so a report must not reach a room that the reporter can't read.
    requireRoomAccess(reporter.id, found, report.room);
    const lines = await store.chatLinesAfter(report.table, 0);
    const line = lines.find(
      ({ room, roomNumber, person }) =>
        room === report.room && roomNumber === report.line && person === report.person,
    );
    if (line === undefined) throw new RequestError('notFound');
    return { table: report.table, text: line.text };
  }
}
