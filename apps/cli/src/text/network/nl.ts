import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  addressMissing: 'Welke server? Bijvoorbeeld: pithead connect http://localhost:8080',
  badAddress: '“{address}” is geen adres van een server. Dat ziet er zo uit: http://localhost:8080',
  badTable: '“{table}” is geen tafel: het kenmerk heeft 22 tekens, zoals in de uitnodigingslink.',
  tableMissing: 'Naar welke tafel kijken? Die staat in de uitnodigingslink: --table ID',
  notWithTable: '{flag} is voor een nieuwe tafel: dat gaat niet samen met --table.',
  notWithTables: '{flag} gaat niet samen met --tables.',
  onlyWithTables: '{flag} werkt alleen samen met --tables.',
  unreachable: 'De server {url} is niet bereikbaar ({code}).',
  notPithead: 'Op {url} is geen Pithead-server.',
  serverSays: '{reason}',
  otherRules: 'De server speelt volgens versie {version} van de regels; dit programma heeft versie {ours}.',
  onlyToWatch: 'De partij is al begonnen. Kijken kan met --watch.',
  seatLost: 'Je plaats aan deze tafel is vrijgegeven.',

  tableLine: '{game}: {names} ({taken} van {seats} plaatsen bezet)',
  noneOpen: 'Er zijn hier geen open tafels.',
  noneRunning: 'Hier is geen partij om naar te kijken.',
  pageEmpty: 'Pagina {page} is leeg.',
  takeOne: 'Schuif aan met:',
  watchOne: 'Kijk mee met:',
  nextPage: 'Meer tafels:',

  serving: 'Pithead: {url} (Ctrl-C beëindigt)',
  mailLinks:
    'Links in e-mails leiden naar {url}. PITHEAD_PUBLIC_URL stelt het adres in dat anderen gebruiken.',
  portInUse: 'Poort {port} is bezet. Een andere: --port N',
  portForbidden: 'Poort {port} is niet voor iedereen. Een andere: --port N',
  badHost: 'Op “{host}” kan de server niet luisteren ({code}).',
  badSetting: 'Een instelling klopt niet: {message}',
  newerDatabase: 'De database “{file}” komt van een nieuwere Pithead. Gebruik die, of zet een back-up terug.',
  matchDatabases:
    'PITHEAD_MATCH_DATABASES noemt niet de databases die bij DATABASE_URL horen, in hun volgorde.',
  olderProcess:
    'Op deze database draait nog een server van een oudere versie. Stop eerst alle oude, start dan deze.',
  databaseInUse:
    'Een andere server gebruikt de gegevens in “{folder}”. Stop die eerst, of geef deze een eigen map: --data MAP',
  databaseNotLockable:
    'De gegevens in “{folder}” kunnen niet worden vergrendeld{code, select, none {} other { ({code})}}. Verwijder “{folder}/pithead.db.lock” als het bestand niet van Pithead is; het bestandssysteem moet vergrendeling ondersteunen.',
  databaseUrlInvalid:
    'DATABASE_URL is geen adres zoals postgres://naam:wachtwoord@host:5432/database. Speciale tekens in het wachtwoord schrijf je als %XX.',
  databaseUrlScheme:
    'DATABASE_URL begint met {scheme}://, maar alleen postgres:// (PostgreSQL) wordt ondersteund. Is DATABASE_URL niet ingesteld, dan staan de gegevens in een bestand.',
  databaseHostUnknown: 'De computer “{host}” is niet te vinden (DATABASE_URL, {code}).',
  databaseNoConnection:
    'Er komt geen verbinding tot stand met PostgreSQL op {host}, poort {port} (DATABASE_URL, {code}).',
  databaseLoginRefused:
    'PostgreSQL op {host} weigert “{user}”: naam of wachtwoord klopt niet, of inloggen is niet toegestaan (DATABASE_URL).',
  databaseMissing: 'PostgreSQL op {host} heeft geen database “{database}” (DATABASE_URL).',
  databaseForbidden:
    '“{user}” mag niet schrijven in de database “{database}” op {host} (DATABASE_URL{code, select, none {} other {, {code}}}).',
  databaseTlsNotOffered: 'PostgreSQL op {host} biedt geen TLS, maar DATABASE_URL eist het (sslmode).',
  databaseTlsRefused: 'De TLS-verbinding met PostgreSQL op {host} mislukt (DATABASE_URL, {code}).',
  databaseFull: 'Voor de database “{file}” is geen ruimte meer.',
  databaseBusy: 'Een ander programma vergrendelt de database “{file}”.',
  databaseGone:
    'De database “{file}” kan niet worden geopend of antwoordt niet{code, select, none {} other { ({code})}}.',
  notADatabase: '“{file}” is geen SQLite-database.',
  natsHostUnknown: 'Geen computer uit NATS_URL is te vinden: {servers} ({code}).',
  natsNoConnection: 'Er komt geen verbinding tot stand met NATS op {servers} (NATS_URL, {code}).',
  natsLoginRefused:
    'NATS op {servers} weigert de aanmelding: de inloggegevens ontbreken of kloppen niet (NATS_URL, NATS_CREDS).',
  natsForbidden:
    'NATS op {servers} staat deze aanmelding “{code}” niet toe. Ze moet onder pithead.> mogen zenden en ontvangen.',
  natsTlsNotOffered:
    'NATS op {servers} biedt geen TLS, maar de instellingen eisen het (NATS_URL, NATS_CA, NATS_CERT).',
  natsTlsRefused: 'De TLS-verbinding met NATS op {servers} mislukt (NATS_CA, {code}).',
  natsFileUnreadable: '“{code}” kan niet worden gelezen (NATS_CREDS, NATS_CA, NATS_CERT of NATS_KEY).',
  startFailed: 'De server kan niet starten: {message}',

  onlySqlite: 'De gegevens staan in PostgreSQL (DATABASE_URL): gebruik daarvoor pg_dump en pg_restore.',
  alreadyThere: '“{file}” bestaat al; er wordt niets overschreven.',
  backedUp: 'Back-up gemaakt: {file}, {size} MB, {tables, plural, one {# tafel} other {# tafels}}',
  accountNameMissing: 'De naam van het account ontbreekt.',
  unknownAccount: 'Er is geen account “{name}”.',
  operatorAction: 'De actie “{action}” is niet add, remove of list.',
  operatorAdded: '{name} mag nu op de server modereren.',
  operatorRemoved: '{name} mag op de server niet meer modereren.',
  storageAction: 'De actie “{action}” is niet compact of expand.',
  daysMissing: 'Hoeveel dagen geleden moeten partijen zijn afgelopen? Geef --days N.',
  expandWhat: 'Welke tafel? Geef de id, of all.',
  compacted:
    '{count, plural, =0 {Geen partij gecomprimeerd} one {# partij gecomprimeerd} other {# partijen gecomprimeerd}}',
  expanded:
    '{count, plural, =0 {Geen partij uitgepakt} one {# partij uitgepakt} other {# partijen uitgepakt}}',
  notCompacted: 'Blijft zoals ze is, omdat ze niet tot haar controlesommen leidt: {table}',
  tableNotEnded: 'Er is geen afgelopen partij “{table}” in die vorm.',
  noOperators: 'Er mag nog niemand modereren.',
  passwordDrawn:
    'Nieuw wachtwoord van {name}: {password}\nHet kan bij de instellingen worden gewijzigd. Wie ingelogd was, wordt binnen een minuut uitgelogd.',
  foreignDatabase: '“{file}” is geen database van Pithead.',
  damagedDatabase: '“{file}” is beschadigd.',
  databaseHeld: 'Een server gebruikt “{file}”. Stop die eerst.',
  databaseThere:
    '“{file}” bestaat al. --force zet de back-up ervoor in de plaats en bewaart de oude ernaast.',
  brokenMatch: 'Beschadigde partij {table}: {why}',
  notRestored:
    'Niet teruggezet: {broken, plural, one {# partij is} other {# partijen zijn}} van {matches, number} niet na te spelen. --force zet toch terug.',
  restored: 'Teruggezet: {file}, {matches, plural, one {# partij} other {# partijen}} gecontroleerd',
  replacedKept: 'Wat er eerst was: {file}',

  guestName: 'Gast',
  chooseGame: 'Welk spel?',
  chooseSeats: '{game}: hoeveel plaatsen, van {min} tot {max}?',
  chooseOthers: 'Wie neemt de andere plaatsen?',
  othersPeople: 'Mensen die je uitnodigt',
  othersBots: 'Bots: {level}',
  enterTakes: 'Typ een nummer of een woord. Alleen Enter: {choice}',

  inviteCommand: 'Anderen schuiven aan met:',
  inviteLink: 'of in de browser met de uitnodigingslink:',
  roomWaits: 'De partij begint als alle plaatsen bezet zijn.',
  roomFull: 'Alle plaatsen zijn bezet. De partij begint …',
  roomHint: 'zeg … · bot … · hulp · verlaten · stop',
  seatFree: '– vrij –',
  seatYours: '{name} (jij)',
  tableLeft: 'Je hebt de tafel verlaten.',
  comeBack: 'Je plaats blijft voor je bewaard. Je komt terug met:',

  connecting: 'Verbinden …',
  connectionLost: 'De verbinding is weg. Opnieuw verbinden …',
  connectionBack: 'De verbinding is er weer.',
  chatLine: '{name}: {text}',
  isNowCalled: '{before} heet nu {name}.',
  isAnotherPerson: 'Dit is niet dezelfde {name} als hierboven.',
  sayWhat: 'Wat zeggen? Bijvoorbeeld: zeg hallo',
  nudged: '{name} geeft je een por: jij bent aan de beurt.',
  hasNudged: 'Gepord.',
  came: '{name} is er.',
  notHere: '{name} is niet verbonden.',
  watching: '{count, plural, one {# toeschouwer} other {# toeschouwers}}',
  botPlaysFor: 'Voor {name} speelt een bot.',
  onVacation: '{name} is op vakantie; de klok staat stil.',
  botPlaysForYou: 'Voor jou speelt een bot. Met “terug” neem je je plaats weer in.',
  playsAgain: '{name} speelt weer zelf.',
  formerPlayer: 'Voormalige speler',
  hasResigned: '{name} heeft opgegeven; een bot speelt verder.',
  youResigned: 'Je hebt opgegeven; een bot speelt verder.',
  resignSure:
    'Wie opgeeft, komt niet terug. Nog een keer “opgeven”, of “verlaten”: dan speelt een bot tot je er weer bent.',
  undoAsked: '{name} wil de laatste beurt ongedaan maken: ja of nee?',
  undoAskedByYou: 'Je hebt gevraagd je laatste beurt ongedaan te maken.',
  undoAskedOthers: '{name} heeft gevraagd de laatste beurt ongedaan te maken.',
  undoSettled: 'Het verzoek om iets ongedaan te maken is afgehandeld.',
  pauseAsked: '{name} wil een pauze: ja of nee?',
  pauseAskedByYou: 'Je hebt om een pauze gevraagd.',
  pauseAskedOthers: '{name} heeft om een pauze gevraagd.',
  pauseSettled: 'Het verzoek om een pauze is afgehandeld.',
  pausedNow: 'De partij is gepauzeerd. Met “hervatten” gaat ze verder.',
  goesOn: 'De partij gaat verder.',
  clocks: 'Bedenktijd: {clocks}',
  daysLeft: '{days, plural, one {# dag} other {# dagen}} {hours} u',
  notYourTurn: 'Je bent niet aan de beurt; “{text}” is niet gespeeld. Zie: hulp',
  onlyAtTable: 'Daarvoor heb je een plaats nodig in een partij die begonnen is.',
  whyWhich: 'Waarom wat? Noem een zet, bijvoorbeeld: waarom 1',
  savedPart: 'Opgeslagen wat je tot nu toe van de partij weet: {file}',
  connectHint: 'ongedaan · waarom … · zeg … · porren · verloop · regels … · hulp · stop',
  watchHint: 'zeg … · verloop · regels … · hulp · stop',
  connectHelp: `Speel met het nummer of in de schrijfwijze van de partijen; meer in één keer, alles of niets, met komma’s.
Enter               speelt de enige mogelijkheid
ongedaan            maakt één stap ongedaan
ongedaan beurt      maakt de hele beurt ongedaan
vraag ongedaan      vraagt de anderen je laatste beurt ongedaan te maken
ja, nee             antwoordt op een verzoek
pauze, hervatten    vraagt om een pauze en beëindigt die
verlaten, terug     een bot speelt voor je tot je er weer bent
opgeven             geeft de plaats voorgoed op; een bot speelt verder
waarom IETS         waarom iets niet kan
zeg TEKST           praat met de anderen aan tafel
porren              herinnert wie aan de beurt is
bot STERKTE         voor het begin: een bot neemt een vrije plaats
verloop [N]         de laatste N regels van het spelverloop
regels NUMMER       de tekst van een regel
tafel               nog een keer de tafel
exporteren BESTAND  bewaart de partij (om terug te kijken en te controleren)
opnieuw             een revanche als de partij is afgelopen
taal de|en|nl       de taal
stop                beëindigt het programma; je plaats blijft bewaard`,
  watchHelp: `Je kijkt: je ziet wat iedereen mag zien.
zeg TEKST           praat met de andere toeschouwers
verloop [N]         de laatste N regels van het spelverloop
regels NUMMER       de tekst van een regel
tafel               nog een keer de tafel
exporteren BESTAND  bewaart de partij
opnieuw             volgt naar de revanche als die er is
taal de|en|nl       de taal
stop                beëindigt het programma`,

  abandoned: 'Iedereen heeft opgegeven: de partij is zonder uitslag afgelopen.',
  dealKept: 'De verdeling is de beloofde: de sleutel past bij de vastlegging.',
  dealBroken: 'De verdeling is niet de beloofde: de sleutel past niet bij de vastlegging.',
  rematchWaits: 'Er wacht een revanche: opnieuw',
  endHint:
    'opnieuw: een revanche · exporteren BESTAND: bewaart de partij (om terug te kijken en te controleren) · Enter beëindigt',
  endHintOnlooker:
    'exporteren BESTAND: bewaart de partij (om terug te kijken en te controleren) · Enter beëindigt',
};
