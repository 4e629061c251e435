export const en = {
  help: `pithead – mining games in the terminal

pithead play GAME       play against bots and friends
pithead serve           a server for games over the net
pithead connect URL     play or watch at a server
pithead backup FILE     back up the server’s database
pithead restore FILE    check a backup and put it in place
pithead password NAME   a new password for an account of the server
pithead operator …      who may moderate on the server
pithead storage …       compress finished games of the server, or undo that
pithead simulate GAME   play many games by bots
pithead arena GAME      let bots play against each other and measure their strength
pithead replay FILE     a saved game in words or as JSON
pithead verify FILE     check a saved game
pithead review FILE     what was skill and what was luck in a finished game
pithead rules GAME      rules of the game, and where code and tests cite them
pithead bench           measure speed and strength
pithead help COMMAND, pithead --version

Games: {games}
Everywhere: --lang de|en|nl`,
  helpPlay: `pithead play GAME [--seats me,bot,…] [--key HEX] [--option name=value …] [--load FILE]
    [--from FILE --ply N --seat A] [--lang de|en|nl]

Seats: me or me:NAME for people at this keyboard; for bots their strength: apprentice, miner, foreman (or bot), director,
also with a name (director:NAME). For experiments: random, greedy, flat, search:200ms, search:5000it
Without --seats you play against two bots and are asked how strong they should be; where nobody can be asked: me,bot,bot
--load goes on with a saved game; with --seats you say who plays it.
--from starts a new game at a moment of a saved one: after --ply decisions, as --seat A, B, …
What that seat couldn’t see is dealt anew.`,
  helpSimulate: `pithead simulate GAME [--players N] [--games N] [--seed N] [--bots random|greedy] [--option name=value …] [--check] [--records FOLDER] [--json]

--check looks for broken invariants after every decision; --records writes every game to a file.`,
  helpArena: `pithead arena GAME --bots a,b[,…] [--players N] [--games N] [--seed N] [--option name=value …] [--cores N] [--ladder] [--keep] [--json] [--luck-adjusted]

The first bot sits alone against the others, on every deal in every seat. Bots: random, greedy, flat, apprentice, hewer, foreman,
director, search:200ms, search:5000it (flat likewise), greedy:NAME for an earlier champion,
knowing:5000it for a search that sees everything, as a measure.
Without options: 2 players, 100 games, deals from 1000000 on, all cores.
--ladder lets everyone meet everyone and prints Elo; --keep writes the result to docs/strength.md.
--luck-adjusted also prints the win share without luck, which needs fewer games for the same precision.`,
  helpReplay: `pithead replay FILE [--to N] [--seat A|B|…] [--json] [--lang de|en|nl]

--to stops after N decisions; --seat shows only what that seat could know.
If the file doesn’t fit (see verify), stderr says so, and the exit code is 1.`,
  helpVerify:
    'pithead verify FILE\n\nPlays the game again, compares every hash and the commitment of the key. Exit code 1 if anything differs.',
  helpReview: `pithead review FILE [--think N] [--json]

What was skill and what was luck in a finished game: from each player’s chance at the start to the result, turning points with the better move, accuracy, and the luckiest draws.
It takes one or two minutes; --think N thinks N times as long about every decision (1 to 100). --json prints the whole review.
If the file doesn’t fit (see verify), stderr says so, and the exit code is 1.`,
  helpRules:
    'pithead rules GAME [--json]\npithead rules GAME NUMBER [--lang de|en|nl]\n\nHow code and tests cite the rulebook, or the text of a rule (8.2), a whole section (8), a test case (T1) or a ruling (R7).',
  helpBench: `pithead bench engine|bots [--game GAME] [--json]
pithead bench server [--only S1,S2,S3,S4] [--seconds N] [--tables N] [--moves N] [--gate] [--json]
pithead bench page [--only P1,P2,P3,P4,P5,P6] [--game GAME] [--json]
pithead bench cluster [--processes 1,2,4,8] [--moves N] [--gate] [--json]
pithead bench review [--only R1,R2,R3,R4,R5,R6,R7] [--game GAME] [--players N] [--games N] [--json]
pithead bench profiles [--accounts N] [--results N] [--json]
pithead bench storage [--game GAME] [--games N] [--matches N] [--accounts N] [--json]
pithead bench capacity [--players N,N,…]

bots also takes --games N (of each contest, else 20), --gate B1,B8 (only those gates) and --whole (B4 with its whole budget, which takes hours).

server measures the server over real sockets: for S3 and S4 N seconds (else 60), N tables (else 2000) and N moves a second (else 2000).
With --gate the exit code is 1 if a goal is missed.

page measures the pages in Chromium: P1 to P3 what a first visit fetches, P4 how soon a slow phone shows them, P5 how soon a click is answered, P6 how soon a guided game shows its next step.

cluster measures several processes on PostgreSQL, with NOTIFY and with NATS: CPU for a move, and how many other processes it wakes, at N moves a second (else 100).

review measures how far reviews can be trusted, on N games (else 10) between Foremen and Apprentices: R1 the ledger adds up, R2 mean luck, R3 variance without luck, R4 what stays unexplained, R5 telling the levels apart, R6 marks after 20 times the thinking, R7 seconds.
Exit code 1 if a goal is missed.

storage measures what a match takes in both databases, by table, before and after it is compacted, and the bytes of its sockets; N games of each are played (else 6).
With --matches it fills both with so many compact games of N accounts (else 100000) and measures lists, profiles and exports.

capacity computes how many processes and databases so many concurrent players need, and prints from what.`,
  helpServe: `pithead serve [--port N] [--host H] [--data FOLDER]

Runs the server: tables for people and bots, in the browser and with pithead connect. Without flags the environment counts
(PITHEAD_PORT, PITHEAD_HOST, PITHEAD_DATA), else port 8080 of this computer alone and the folder data.
Ctrl-C ends it; games go on where they were when it’s started again.`,
  helpConnect: `pithead connect URL [--name NAME] [--game GAME] [--seats N] [--bots miner,…] [--option name=value …]
pithead connect URL --table ID [--name NAME] [--watch]
pithead connect URL --tables [--page N] [--watch]

Plays a game at a server. Without --table a new table is opened, and you’re told how to invite others; the URL may also be
an invite link. Come back from the same computer under the same name, and you get your seat back. --watch only watches.
--plain prints plain lines instead of pages. --auto plays the first choice whenever you’re asked (for demonstrations); what
comes through a pipe is then read when the game is over. It heeds PITHEAD_MESSAGES_PER_SECOND of the server (20).
--tables lists the open public tables, 25 per page; with --watch, the games you can watch.`,
  helpBackup: `pithead backup FILE [--data FOLDER]

Copies the database as of one moment, also while the server runs. Nothing is overwritten.`,
  helpPassword: `pithead password NAME [--data FOLDER]

Draws a new password for an account and prints it, for someone who has forgotten theirs, also while the server runs and also
with DATABASE_URL. Anyone logged in under that name is logged out within a minute.`,
  helpOperator: `pithead operator add NAME | remove NAME | list [--data FOLDER]

Says which accounts may open the page /moderation of the server, also while the server runs and also with DATABASE_URL.`,
  helpStorage: `pithead storage compact [TABLE] [--days N] | expand TABLE|all [--data FOLDER]

Compresses the course of finished games, or brings it back to what it was, also while the server runs and also with
DATABASE_URL. The server itself compresses games some days after their end (PITHEAD_COMPACT_AFTER_DAYS). Without TABLE,
compact takes those that ended at least --days ago (as set there). What expand has brought back the server leaves alone.
Exit code 1: some games do not replay to their hashes and were left as they are; their tables are named.`,
  helpRestore: `pithead restore FILE [--data FOLDER] [--force]

Checks a backup first: every game in it must replay to its hashes; otherwise it’s refused with exit code 1. Then it takes
the place of the database. --force replaces one that exists (which is kept beside it), and takes broken games along.`,
} as const;
