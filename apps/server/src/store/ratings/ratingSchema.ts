import type { WhyUnrated } from '@pithead/protocol';

export interface ResultColumns {
  table_id: string;
  game: string;
  seat_count: number;
  is_public: number;
  is_hot_seat: number;
  ending: 'over' | 'abandoned';
  started_at: number;
  ended_at: number;
  state: 'pending' | 'rated' | 'unrated';
  why: WhyUnrated | null;
  /** The order in which results were rated, from 1. */
  number: number | null;
}

export interface ResultSeatColumns {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  place: number;
  points: number | null;
  sources: string;
  leaving: 'stayed' | 'left' | 'resigned';
  game: string;
  is_rated: number;
  ended_at: number;
}

export interface RatingChangeColumns {
  table_id: string;
  seat: number;
  number: number;
  person: string | null;
  bot: string | null;
  game: string;
  at: number;
  rating_before: number;
  sigma_before: number;
  rating_after: number;
  sigma_after: number;
}

export interface RatingColumns {
  person: string;
  game: string;
  rating: number;
  sigma: number;
  games: number;
  last_at: number;
  points: string;
  is_listed: number;
}

interface RatingCountColumns {
  person: string;
  game: string;
  players: number;
  games: number;
  won: number;
  rating: number;
  is_listed: number;
}

export interface MeetingColumns {
  person: string;
  game: string;
  other: string;
  games: number;
  ahead: number;
  behind: number;
  margin_games: number;
  margin: number;
}

export interface RatingSchema {
  results: ResultColumns;
  result_seats: ResultSeatColumns;
  rating_changes: RatingChangeColumns;
  ratings: RatingColumns;
  rating_counts: RatingCountColumns;
  rating_days: { person: string; game: string; day: number; number: number };
  meetings: MeetingColumns;
  profile_visibility: { person: string; audiences: string };
  sightings: { person: string; kind: 'device' | 'network'; day: number; hash: string };
  sighting_keys: { day: number; secret: string };
}
