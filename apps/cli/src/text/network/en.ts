export const en = {
  addressMissing: 'Which server? For example: pithead connect http://localhost:8080',
  badAddress: '“{address}” isn’t the address of a server. It looks like this: http://localhost:8080',
  badTable: '“{table}” isn’t a table: its id has 22 characters, as in the invite link.',
  tableMissing: 'Watch which table? It stands in the invite link: --table ID',
  notWithTable: '{flag} is for a new table: it can’t be given together with --table.',
  notWithTables: '{flag} can’t be given together with --tables.',
  onlyWithTables: '{flag} only works with --tables.',
  unreachable: 'The server {url} can’t be reached ({code}).',
  notPithead: 'At {url} there’s no Pithead server.',
  serverSays: '{reason}',
  otherRules: 'The server plays version {version} of the rules; this program has version {ours}.',
  onlyToWatch: 'The game has already begun. You can watch it with --watch.',
  seatLost: 'Your seat at this table was freed.',

  tableLine: '{game}: {names} ({taken} of {seats} seats taken)',
  noneOpen: 'There are no open tables here.',
  noneRunning: 'There’s no game to watch here.',
  pageEmpty: 'Page {page} is empty.',
  takeOne: 'Take a seat with:',
  watchOne: 'Watch with:',
  nextPage: 'More tables:',

  serving: 'Pithead: {url} (Ctrl-C ends)',
  mailLinks: 'Links in emails lead to {url}. PITHEAD_PUBLIC_URL sets the address that others use.',
  portInUse: 'Port {port} is in use. Try another one: --port N',
  portForbidden: 'You aren’t allowed to use port {port}. Try another one: --port N',
  badHost: 'The server can’t listen at “{host}” ({code}).',
  badSetting: 'A setting is wrong: {message}',
  newerDatabase: 'The database “{file}” was written by a newer Pithead. Use that one, or restore a backup.',
  matchDatabases:
    'PITHEAD_MATCH_DATABASES doesn’t name the databases that belong to DATABASE_URL, in their order.',
  olderProcess:
    'A server of an older version is still running on this database. Stop all old ones first, then start this one.',
  databaseInUse:
    'Another server is using the data in “{folder}”. Stop it first, or give this one its own folder: --data DIR',
  databaseNotLockable:
    'The lock file beside “{folder}/pithead.db” can’t be used{code, select, none {} other { ({code})}}. Delete it if it isn’t Pithead’s; the file system must support locks.',
  databaseUrlInvalid:
    'DATABASE_URL isn’t an address like postgres://user:password@host:5432/database. Special characters in the password are written as %XX.',
  databaseUrlScheme:
    'DATABASE_URL begins with {scheme}://, but only postgres:// (PostgreSQL) is supported. If DATABASE_URL isn’t set, the data are stored in a file.',
  databaseHostUnknown: 'The host “{host}” can’t be found (DATABASE_URL, {code}).',
  databaseNoConnection: 'There’s no connection to PostgreSQL at {host}, port {port} (DATABASE_URL, {code}).',
  databaseLoginRefused:
    'PostgreSQL at {host} rejects the user “{user}”: wrong name or password, or not allowed to log in (DATABASE_URL).',
  databaseMissing: 'PostgreSQL at {host} has no database “{database}” (DATABASE_URL).',
  databaseForbidden:
    'The user “{user}” may not write to the database “{database}” at {host} (DATABASE_URL{code, select, none {} other {, {code}}}).',
  databaseTlsNotOffered: 'PostgreSQL at {host} offers no TLS, but DATABASE_URL requires it (sslmode).',
  databaseTlsRefused: 'The TLS connection to PostgreSQL at {host} fails (DATABASE_URL, {code}).',
  databaseFull: 'There’s no space left for the database “{file}”.',
  databaseBusy: 'The database “{file}” is locked by another program.',
  databaseGone:
    'The database “{file}” can’t be opened or doesn’t answer{code, select, none {} other { ({code})}}.',
  notADatabase: '“{file}” isn’t a SQLite database.',
  natsHostUnknown: 'No host in NATS_URL can be found: {servers} ({code}).',
  natsNoConnection: 'There’s no connection to NATS at {servers} (NATS_URL, {code}).',
  natsLoginRefused: 'NATS at {servers} rejects the login: wrong credentials, or none (NATS_URL, NATS_CREDS).',
  natsForbidden:
    'NATS at {servers} doesn’t allow this login to use “{code}”. It must be allowed to publish and subscribe to pithead.>',
  natsTlsNotOffered:
    'NATS at {servers} offers no TLS, but the settings require it (NATS_URL, NATS_CA, NATS_CERT).',
  natsTlsRefused: 'The TLS connection to NATS at {servers} fails (NATS_CA, {code}).',
  natsFileUnreadable: '“{code}” can’t be read (NATS_CREDS, NATS_CA, NATS_CERT or NATS_KEY).',
  startFailed: 'The server can’t start: {message}',

  onlySqlite: 'The data are in PostgreSQL (DATABASE_URL): use its own tools, pg_dump and pg_restore.',
  alreadyThere: '“{file}” already exists; nothing is overwritten.',
  backedUp: 'Backed up: {file}, {size} MB, {tables, plural, one {# table} other {# tables}}',
  accountNameMissing: 'The name of the account is missing.',
  unknownAccount: 'There’s no account “{name}”.',
  operatorAction: 'The action “{action}” isn’t add, remove or list.',
  operatorAdded: '{name} is now an operator of the server.',
  operatorRemoved: '{name} is no longer an operator of the server.',
  storageAction: 'The action “{action}” isn’t compact or expand.',
  daysMissing: 'How many days ago must games have ended? Use --days N.',
  expandWhat: 'Which table? Give its id, or all.',
  compacted: '{count, plural, =0 {No games compressed} one {# game compressed} other {# games compressed}}',
  expanded: '{count, plural, =0 {No games expanded} one {# game expanded} other {# games expanded}}',
  notCompacted: 'Left as it is, because it doesn’t replay to its hashes: {table}',
  tableNotEnded: 'There’s no finished game “{table}” in that form.',
  noOperators: 'There’s no operator yet.',
  passwordDrawn:
    'New password of {name}: {password}\nIt can be changed in the settings. Anyone who was logged in is logged out within a minute.',
  foreignDatabase: '“{file}” isn’t a database of Pithead.',
  damagedDatabase: '“{file}” is damaged.',
  databaseHeld: 'A server is using “{file}”. Stop it first.',
  databaseThere:
    '“{file}” already exists. --force puts the backup in its place and keeps the old one beside it.',
  brokenMatch: 'Broken game {table}: {why}',
  notRestored:
    'Not restored: {broken, plural, one {# game} other {# games}} of {matches, number} can’t be replayed. --force restores it anyway.',
  restored: 'Restored: {file}, {matches, plural, one {# game} other {# games}} checked',
  replacedKept: 'What was there before: {file}',

  guestName: 'Guest',
  chooseGame: 'Which game?',
  chooseSeats: '{game}: how many seats, from {min} to {max}?',
  chooseOthers: 'Who takes the other seats?',
  othersPeople: 'People you invite',
  othersBots: 'Bots: {level}',
  enterTakes: 'Type a number or a word. Just Enter: {choice}',

  inviteCommand: 'Others take a seat with:',
  inviteLink: 'or in the browser with the invite link:',
  roomWaits: 'The game begins when all seats are taken.',
  roomFull: 'All seats are taken. The game begins …',
  roomHint: 'say … · bot … · help · leave · quit',
  seatFree: '– free –',
  seatYours: '{name} (you)',
  tableLeft: 'You’ve left the table.',
  comeBack: 'Your seat is kept for you. You come back with:',

  connecting: 'Connecting …',
  connectionLost: 'The connection is lost. Reconnecting …',
  connectionBack: 'The connection is back.',
  chatLine: '{name}: {text}',
  isNowCalled: '{before} is now called {name}.',
  isAnotherPerson: 'This isn’t the {name} who wrote before.',
  sayWhat: 'Say what? For example: say hello',
  nudged: '{name} nudges you: it’s your turn.',
  hasNudged: 'Nudged.',
  came: '{name} is here.',
  notHere: '{name} isn’t connected.',
  watching: '{count, plural, one {# spectator} other {# spectators}}',
  botPlaysFor: 'A bot plays for {name}.',
  onVacation: '{name} is on vacation; the clock is stopped.',
  botPlaysForYou: 'A bot plays for you. “back” takes your seat again.',
  playsAgain: '{name} plays again.',
  formerPlayer: 'Former player',
  hasResigned: '{name} has resigned; a bot plays on.',
  youResigned: 'You’ve resigned; a bot plays on.',
  resignSure:
    'A player who resigns doesn’t come back. “resign” again, or “leave” to let a bot play until you’re back.',
  undoAsked: '{name} asks to take back the last turn: yes or no?',
  undoAskedByYou: 'You’ve asked to take back your last turn.',
  undoAskedOthers: '{name} has asked to take back the last turn.',
  undoSettled: 'The request to take back is settled.',
  pauseAsked: '{name} asks for a pause: yes or no?',
  pauseAskedByYou: 'You’ve asked for a pause.',
  pauseAskedOthers: '{name} has asked for a pause.',
  pauseSettled: 'The request for a pause is settled.',
  pausedNow: 'The game is paused. “resume” goes on.',
  goesOn: 'The game goes on.',
  clocks: 'Time left: {clocks}',
  daysLeft: '{days, plural, one {# day} other {# days}} {hours} h',
  notYourTurn: 'It isn’t your turn; “{text}” wasn’t played. See: help',
  onlyAtTable: 'This needs a seat in a game that has begun.',
  whyWhich: 'Why what? Name a move, for example: why 1',
  savedPart: 'Saved what you know of the game so far: {file}',
  connectHint: 'undo · why … · say … · nudge · log · rules … · help · quit',
  watchHint: 'say … · log · rules … · help · quit',
  connectHelp: `Play by number, or in words of the notation; several moves in one command, all or none, with commas.
Enter            plays the only choice
undo             undoes one step
undo turn        undoes the whole turn
ask undo         asks the others to take back your last turn
yes, no          answers a request
pause, resume    asks for a pause, and ends it
leave, back      a bot plays for you until you’re back
resign           gives up the seat for good; a bot plays on
why THING        why something can’t be done
say TEXT         speaks to the others at the table
nudge            reminds the players whose turn it is
bot LEVEL        before the start: a bot takes a free seat
log [N]          the last N lines of the log
rules NUMBER     the text of a rule
table            shows the table again
export FILE      saves the game (for replay and verify)
again            a rematch when the game is over
lang de|en|nl    the language
quit             ends the program; your seat is kept for you`,
  watchHelp: `You watch: you see what everyone may see.
say TEXT         speaks to the other spectators
log [N]          the last N lines of the log
rules NUMBER     the text of a rule
table            shows the table again
export FILE      saves the game
again            follows to the rematch when there’s one
lang de|en|nl    the language
quit             ends the program`,

  abandoned: 'Everyone has resigned: the game is over without a result.',
  dealKept: 'The deal is the one that was promised: the key matches its commitment.',
  dealBroken: 'The deal isn’t the one that was promised: the key doesn’t match its commitment.',
  rematchWaits: 'A rematch is waiting: again',
  endHint: 'again: a rematch · export FILE: keeps the game (for replay and verify) · Enter ends',
  endHintOnlooker: 'export FILE: keeps the game (for replay and verify) · Enter ends',
} as const;
