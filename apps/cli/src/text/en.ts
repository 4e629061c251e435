import type { Messages } from './messages.ts';

export const en: Messages = {
  unknownCommand: 'There is no command “{command}”. See: pithead help',
  unknownFlag: 'There is no option {flag} here. See: pithead help',
  flagNeedsValue: '{flag} needs a value behind it.',
  flagWithoutValue: '{flag} takes no value.',
  tooManyWords: 'One word too many: “{word}”.',
  gameMissing: 'Which game? There is: {games}',
  unknownGame: 'There is no game “{game}”. There is: {games}',
  unknownLanguage: 'There is no language “{language}”. There is: {languages}',
  notANumber: '{flag} needs a whole number, not “{text}”.',
  outOfRange: '{flag} must be from {min} to {max}.',
  optionForm: 'A rule option is given as name=value, not as “{text}”.',
  unknownOption: 'This game has no rule option “{option}”. It has: {options}',
  badOptionValue: 'The rule option {option} can’t be “{value}”. It can be: {values}',
  badKey: 'A key has 64 hexadecimal digits.',
  badNotation: 'This is not a move: “{text}”.',
  badSeatCount: 'This game needs {min} to {max} players, not {seats}.',
  unknownBot: 'There is no bot “{bot}”. There is: {bots}',
  botsMissing: 'Which bots? At least two, such as --bots director,greedy. There is: {bots}',
  tooManyBots: '{bots, number} bots don’t fit at a table of {players, number}.',
  sameBot: 'The bot “{bot}” is named twice.',
  keepPlain: '--keep takes results without --option and with seeds from 1,000,000 on.',
  unknownGate: 'There is no gate “{gate}”. There is: {gates}',
  unknownBench: 'There is no benchmark “{bench}”. There is: {benches}',
  unknownSeat: 'There is no seat “{seat}”. There are seats A to {last}.',
  badName: 'The name “{name}” does not work: one line of visible text, at the table at most 24 characters.',
  sameName: 'Two seats have the name “{name}”.',
  botName: '“{name}” is how bots are called: a saved game could not tell who is a person.',
  otherGame: '“{file}” is a game of {game}.',
  otherSeatCount: '“{file}” has {seats} seats.',
  notWithLoad: '{flag} can’t be given together with --load: the saved game has its own.',
  fileNameMissing: 'The name of a file is missing.',
  fileMissing: 'There is no file “{file}”.',
  fileUnreadable: 'The file “{file}” can’t be read ({code}).',
  fileTooLarge: 'The file “{file}” is too large for a saved game.',
  fileUnwritable: 'Nothing can be written to “{file}” ({code}).',
  isDirectory: '“{file}” is a folder, not a file.',
  notAFile: '“{file}” is not a regular file.',
  notOverwritten: '“{file}” exists and is not a saved game; it stays as it is.',
  badRecord: '“{file}” is not a whole saved game (damaged: {field}).',
  otherVersion: 'The saved game was played under version {version} of the rules; this program has version {ours}.',
  recordDiffers: '“{file}” was changed: the game in it leads to another state. See: pithead verify',
  noRulebook: 'The rulebook of {game} is not here: it comes with the sources.',
  noSources: 'The sources of {game} are not here, so there is nothing to count.',
  unknownRule: 'There is no rule “{rule}”.',
  onlyInEnglish: 'Only in English:',
  unexpected: 'Something is wrong with the program itself: {message}',
  outputFailed: 'The output can’t be written ({code}).',

  verified: 'OK {file}: {plies, plural, one {# decision} other {# decisions}}, final hash {hash}',
  verifiedUnfinished: 'OK {file}: {plies, plural, one {# decision} other {# decisions}}, unfinished, hash so far {hash}',
  otherCommitment: '{file}: the key does not fit its commitment.',
  illegalPly: '{file}: decision {ply} ({what}) is against the rules ({rule}): {reason}',
  unknownPly: '{file}: decision {ply} ({what}) is no move of this game: {reason}',
  otherHash: '{file}: after decision {ply} the hash is {computed}, recorded is {recorded}.',
  moreDifferences: '{file}: {count, plural, one {# more difference} other {# more differences}}.',

  simulated: '{game}, {players} players: {finished, number} of {games, plural, one {# game} other {# games}} finished',
  simulatedPlies: '{plies, plural, one {# decision} other {# decisions}}, {decisions, number} of them with a choice',
  simulatedSpeed: '{seconds, number} s, {speed, number} decisions per second',
  simulatedViolations: '{violations, plural, one {# violation} other {# violations}}',
  simulatedUnchecked: 'not checked for violations (--check does that)',
  simulatedHash: 'hash {hash}',
  progress: '{done, number} of {all, number}',

  arenaPlayed:
    '{game}, {players} players: {games, plural, one {# game} other {# games}} from seed {seed}, {seconds, number} s, {speed, number} decisions per second',
  arenaStanding: 'wins {share} ({low} – {high}), mean rank {rank}, thinks {p50} ms (p99 {p99} ms)',
  ladderPlayed: '{game}, {players} players: {games, plural, one {# game} other {# games}} a meeting from seed {seed}',
  ladderStanding: 'Elo {elo} ± {error}, wins {share}',
  ladderStep: '{higher} wins {share} against {lower}',

  rulesCounted: '{game}: {rules} rules ({information} for information only), {cases} test cases',
  rulesCited: 'cited in code: {code}, cited in tests: {tests}',
  uncitedInCode: 'not cited in code: {count}',
  uncitedInTests: 'not cited in tests: {count}',
  untested: 'test cases without a test: {count}',
  dangling: 'cited, but not in the rulebook: {count}',

  total: 'Total',
  rank: 'Rank',
  rankNumber: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  wins: '{names} wins.',
  sharedVictory: 'Shared victory: {names}.',
  commitment: 'Commitment to the deal (SHA-256 of the key): {commitment}',
  keyOpened: 'Key, now open: {key}',
  notOver: 'The game is not over: {plies, plural, one {# decision} other {# decisions}} so far.',

  human: 'Player {number}',
  apprentice: 'Apprentice',
  apprenticeIs: 'still learning',
  hewer: 'Hewer',
  hewerIs: 'knows the trade',
  foreman: 'Foreman',
  foremanIs: 'thinks ahead',
  director: 'Director',
  directorIs: 'forgives no mistake',
  chooseLevel: 'How strong should the bots be?',
  chooseLevelHow: 'Type a number or a word. Just Enter: {number}) {level}',
  noSuchLevel: '“{text}” is not in the list.',
  thinking: '{name} is thinking …',
  passKeyboard: 'Pass the keyboard to {name}.',
  pressEnter: 'Press Enter to continue.',
  welcome: 'Glück auf! Type a number and press Enter. All commands: help',
  commandsHint: 'undo · why … · hint · log · rules … · save … · help · quit',
  scrollHint: '{lines, plural, one {# more line} other {# more lines}} (Page up, Page down)',
  sinceLastTurn: 'Since your last turn',
  earlierLines: '… {count, plural, one {# earlier line} other {# earlier lines}}: log',
  notPossible: 'Not possible now:',
  andMore: '… and {count, number} more',
  enterPlays: 'or just Enter',
  notUnderstood: '“{text}” is neither an offer nor a command. See: help',
  overAlready: '“{text}” is of no use any more: the game is over. See: help',
  noSuchNoun: '“{noun}” does not exist. Near it: {options}',
  ambiguous: '“{text}” can mean several things: {options}',
  didYouMean: 'Did you mean {number}) {offer}? Type {number}.',
  noSuchNumber: 'There is no number {number} in the list.',
  nothingPlayed: 'Nothing was played; move {number} of the command can’t be done: {reason}',
  reason: '{thing} – {reason}',
  possible: '{thing} – this is possible, it is number {number}.',
  nothingRefused: 'Everything that can be decided now is in the list.',
  whyWhat: 'Nothing known is called “{text}”.',
  undone: 'Taken back.',
  hint: 'Hint: {number}) {offer}',
  hintShare: 'chance of winning about {share, number, percent}',
  hintNext: 'next best {number}) {offer}: {difference}',
  hintLess: '{score} less in the end',
  hintLessIn: '{score} less in the end, mostly “{source}”',
  hintEqual: 'about as good',
  ruleWhich: 'Which rule? For example: rules {example}',
  fileWhich: 'Which file? For example: {command} game.json',
  saved: 'Saved: {file}',
  loaded: 'Loaded: {file}',
  languageWhich: 'Which language? There is: {languages}',
  languageSet: 'From now on in English.',
  logEmpty: 'Nothing has happened yet.',
  quitUnsaved: 'This game is not saved. “save FILE” saves it, “quit” once more ends it.',
  leaveUnsaved: 'This game is not saved. Press Ctrl-C again to leave, or type “save FILE”.',
  loadUnsaved: 'This game is not saved. “save FILE” saves it, “load” once more gives it up.',
  saveAtEnd: '“save FILE” keeps the record (for replay and verify); Enter ends.',
  playHelp: `Play by number, or in words of the notation: {example}
Several moves in one command, all or none: {several}
Enter            plays the only offer
undo             takes back one step
undo turn        takes back the whole turn
why THING        why something can’t be done; why alone lists everything
hint             what a good bot would play, and why
log [N]          the last N lines of the log
rules NUMBER     the text of a rule
table            the table once more
save FILE, load FILE
lang de|en|nl    the language
quit             ends the program`,

  help: `pithead – mining games in the terminal

pithead play GAME       play against bots and friends
pithead simulate GAME   play many games by bots
pithead arena GAME      let bots play against each other and measure their strength
pithead replay FILE     a saved game in words or as JSON
pithead verify FILE     check a saved game
pithead rules GAME      rules of the game, and where code and tests cite them
pithead bench           measure speed and strength
pithead help COMMAND, pithead --version

Games: {games}
Everywhere: --lang de|en|nl`,
  helpPlay: `pithead play GAME [--seats me,bot,…] [--key HEX] [--option name=value …] [--load FILE] [--lang de|en|nl]

Seats: me or me:NAME for people at this keyboard; for bots their strength: apprentice, hewer, foreman (or bot), director,
also with a name (director:NAME). For experiments: random, greedy, flat, search:200ms, search:5000it
Without --seats you play against two bots and are asked how strong they shall be; where nobody can be asked: me,bot,bot
--load goes on with a saved game; with --seats you say who plays it.`,
  helpSimulate: `pithead simulate GAME [--players N] [--games N] [--seed N] [--bots random|greedy] [--option name=value …] [--check] [--records FOLDER] [--json]

--check looks for broken invariants after every decision; --records writes every game to a file.`,
  helpArena: `pithead arena GAME --bots a,b[,…] [--players N] [--games N] [--seed N] [--option name=value …] [--cores N] [--ladder] [--keep] [--json]

The first bot sits alone against the others, on every deal in every seat. Bots: random, greedy, flat, apprentice, hewer, foreman,
director, search:200ms, search:5000it (flat likewise), greedy:NAME for an earlier champion.
--ladder lets everybody meet everybody and prints Elo; --keep writes the result to docs/strength.md.`,
  helpReplay: `pithead replay FILE [--to N] [--seat A|B|…] [--json] [--lang de|en|nl]

--to stops after N decisions; --seat shows only what that seat could know.
If the file does not fit (see verify), that is said on stderr, and the exit code is 1.`,
  helpVerify:
    'pithead verify FILE\n\nPlays the game again, compares every hash and the commitment of the key. Exit code 1 if anything differs.',
  helpRules:
    'pithead rules GAME [--json]\npithead rules GAME NUMBER [--lang de|en|nl]\n\nHow code and tests cite the rulebook, or the text of a rule (8.2), a whole section (8), a test case (T1) or a ruling (R7).',
  helpBench: `pithead bench engine|bots [--game GAME] [--json]

bots also takes --games N (of each contest, else 20), --gate B1 (only those gates) and --whole (B4 with its whole budget, which takes hours).`,
};
