/** The worker's side of replays. */
import type { GameRecord } from '@pithead/kernel';
import { BadInput, recordOf } from '@pithead/kernel';
import { UnknownGame } from '../offline/games.ts';
import { replayed } from '../offline/session.ts';
import type { Kept } from '../offline/shelf.ts';
import type { LoadRules } from '../offline/stored.ts';
import { checkRecord, Film, problem, readRecord } from './film.ts';
import type { FilmCalls, FilmFrom, FilmInfo, FilmProblem } from './filmCalls.ts';

export type FilmDesk = { readonly [K in keyof FilmCalls]: (...given: Parameters<FilmCalls[K]>) => unknown };

export function filmCalls(loadRules: LoadRules, read: (id: string) => Promise<Kept | undefined>): FilmDesk {
  const films = new Map<number, Film>();
  let number = 0;

  const at = (film: number): Film => {
    const found = films.get(film);
    if (found === undefined) throw new BadInput('badRecord', { field: 'film' });
    return found;
  };

  async function recordFrom(from: FilmFrom): Promise<GameRecord | FilmProblem> {
    if ('text' in from) return readRecord(from.text);
    if ('record' in from) return readRecord(JSON.stringify(from.record));
    const kept = await read(from.local);
    if (kept === undefined) return problem('unknownMatch');
    const local = replayed(await loadRules(kept.head.game), kept);
    if (typeof local === 'string')
      return problem(local === 'otherVersion' ? 'otherVersion' : 'damaged', {
        version: kept.head.version,
        field: '',
      });
    return local.status === 'running' ? problem('notOver') : recordOf(local.match);
  }

  async function open(from: FilmFrom): Promise<FilmInfo | FilmProblem> {
    const record = await recordFrom(from);
    if ('flaw' in record) return record;
    const { game } = await loadRules(record.game);
    const flaw = checkRecord(game, record);
    if (flaw !== undefined) return flaw;
    const film = new Film(game, record);
    films.set(++number, film);
    return {
      film: number,
      table: film.table('local' in from ? from.local : ''),
      names: record.seats,
      plies: record.plies.length,
      turns: film.turns(),
      isOver: film.isOver,
    };
  }

  return {
    film: (from) =>
      open(from).catch((error: unknown) => {
        if (error instanceof UnknownGame) return problem('unknownGame', { game: error.message });
        throw error;
      }),
    frame: (film, ply, seat) => at(film).frame(ply, seat),
    filmFacts: (film, seat) => at(film).facts(seat),
    filmScores: (film) => at(film).scores(),
    filmText: (film, form) => at(film).text(form),
    shut: (film) => void films.delete(film),
  };
}
