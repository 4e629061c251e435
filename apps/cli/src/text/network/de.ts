import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  addressMissing: 'Welcher Server? Zum Beispiel: pithead connect http://localhost:8080',
  badAddress: '„{address}“ ist nicht die Adresse eines Servers. Sie sieht so aus: http://localhost:8080',
  badTable: '„{table}“ ist kein Tisch: Seine Kennung hat 22 Zeichen, wie im Einladungslink.',
  tableMissing: 'An welchem Tisch zuschauen? Er steht im Einladungslink: --table ID',
  notWithTable: '{flag} ist für einen neuen Tisch: Das geht nicht zusammen mit --table.',
  notWithTables: '{flag} geht nicht zusammen mit --tables.',
  onlyWithTables: '{flag} geht nur zusammen mit --tables.',
  unreachable: 'Der Server {url} ist nicht erreichbar ({code}).',
  notPithead: 'Unter {url} ist kein Pithead-Server.',
  serverSays: '{reason}',
  otherRules: 'Der Server spielt nach Version {version} der Regeln; dieses Programm hat Version {ours}.',
  onlyToWatch: 'Die Partie hat schon begonnen. Zuschauen kannst du mit --watch.',
  seatLost: 'Dein Platz an diesem Tisch wurde freigegeben.',

  tableLine: '{game}: {names} ({taken} von {seats} Plätzen besetzt)',
  noneOpen: 'Hier ist kein Tisch offen.',
  noneRunning: 'Hier gibt es keine Partie zum Zuschauen.',
  pageEmpty: 'Seite {page} ist leer.',
  takeOne: 'Platz nehmen mit:',
  watchOne: 'Zuschauen mit:',
  nextPage: 'Weitere Tische:',

  serving: 'Pithead: {url} (Strg-C beendet)',
  mailLinks:
    'Links in E-Mails führen zu {url}. PITHEAD_PUBLIC_URL legt die Adresse fest, die andere verwenden.',
  portInUse: 'Port {port} ist belegt. Ein anderer: --port N',
  portForbidden: 'Port {port} ist nicht für alle da. Ein anderer: --port N',
  badHost: 'Unter „{host}“ kann der Server nicht lauschen ({code}).',
  badSetting: 'Eine Einstellung stimmt nicht: {message}',
  newerDatabase:
    'Die Datenbank „{file}“ stammt von einem neueren Pithead. Nimm dieses oder spiele eine Sicherung ein.',
  matchDatabases:
    'PITHEAD_MATCH_DATABASES nennt nicht die Datenbanken, die zu DATABASE_URL gehören, in ihrer Reihenfolge.',
  olderProcess:
    'An dieser Datenbank läuft noch ein Server einer älteren Version. Beende erst alle alten, dann starte diesen.',
  databaseInUse:
    'Ein anderer Server benutzt die Daten in „{folder}“. Halte ihn zuerst an, oder gib diesem einen eigenen Ordner: --data ORDNER',
  databaseNotLockable:
    'Die Daten in „{folder}“ lassen sich nicht sperren{code, select, none {} other { ({code})}}. Lösche „{folder}/pithead.db.lock“, wenn die Datei nicht von Pithead ist; das Dateisystem muss Dateisperren beherrschen.',
  databaseUrlInvalid:
    'DATABASE_URL ist keine Adresse wie postgres://name:passwort@host:5432/datenbank. Sonderzeichen im Passwort schreibt man als %XX.',
  databaseUrlScheme:
    'DATABASE_URL beginnt mit {scheme}://, unterstützt wird nur postgres:// (PostgreSQL). Ist DATABASE_URL nicht gesetzt, liegen die Daten in einer Datei.',
  databaseHostUnknown: 'Der Rechner „{host}“ ist nicht zu finden (DATABASE_URL, {code}).',
  databaseNoConnection:
    'Zu PostgreSQL auf {host}, Port {port}, kommt keine Verbindung zustande (DATABASE_URL, {code}).',
  databaseLoginRefused:
    'PostgreSQL auf {host} weist „{user}“ ab: Name oder Passwort sind falsch, oder die Anmeldung ist nicht erlaubt (DATABASE_URL).',
  databaseMissing: 'PostgreSQL auf {host} hat keine Datenbank „{database}“ (DATABASE_URL).',
  databaseForbidden:
    '„{user}“ darf in die Datenbank „{database}“ auf {host} nicht schreiben (DATABASE_URL{code, select, none {} other {, {code}}}).',
  databaseTlsNotOffered: 'PostgreSQL auf {host} bietet kein TLS an, DATABASE_URL verlangt es aber (sslmode).',
  databaseTlsRefused: 'Die TLS-Verbindung zu PostgreSQL auf {host} scheitert (DATABASE_URL, {code}).',
  databaseFull: 'Für die Datenbank „{file}“ ist kein Platz mehr.',
  databaseBusy: 'Ein anderes Programm sperrt die Datenbank „{file}“.',
  databaseGone:
    'Die Datenbank „{file}“ lässt sich nicht öffnen oder antwortet nicht{code, select, none {} other { ({code})}}.',
  notADatabase: '„{file}“ ist keine SQLite-Datenbank.',
  natsHostUnknown: 'Kein Rechner aus NATS_URL ist zu finden: {servers} ({code}).',
  natsNoConnection: 'Zu NATS auf {servers} kommt keine Verbindung zustande (NATS_URL, {code}).',
  natsLoginRefused:
    'NATS auf {servers} lehnt die Anmeldung ab: Die Zugangsdaten fehlen oder sind falsch (NATS_URL, NATS_CREDS).',
  natsForbidden:
    'NATS auf {servers} erlaubt dieser Anmeldung „{code}“ nicht. Sie muss unter pithead.> senden und empfangen dürfen.',
  natsTlsNotOffered:
    'NATS auf {servers} bietet kein TLS an, die Einstellungen verlangen es aber (NATS_URL, NATS_CA, NATS_CERT).',
  natsTlsRefused: 'Die TLS-Verbindung zu NATS auf {servers} scheitert (NATS_CA, {code}).',
  natsFileUnreadable: '„{code}“ lässt sich nicht lesen (NATS_CREDS, NATS_CA, NATS_CERT oder NATS_KEY).',
  startFailed: 'Der Server kann nicht starten: {message}',

  onlySqlite:
    'Die Daten liegen in PostgreSQL (DATABASE_URL): Nimm dessen eigene Werkzeuge, pg_dump und pg_restore.',
  alreadyThere: '„{file}“ gibt es schon; es wird nichts überschrieben.',
  backedUp: 'Gesichert: {file}, {size} MB, {tables, plural, one {# Tisch} other {# Tische}}',
  accountNameMissing: 'Der Name des Kontos fehlt.',
  unknownAccount: 'Ein Konto „{name}“ gibt es nicht.',
  operatorAction: 'Die Aktion „{action}“ ist nicht add, remove oder list.',
  operatorAdded: '{name} darf jetzt auf dem Server moderieren.',
  operatorRemoved: '{name} darf auf dem Server nicht mehr moderieren.',
  storageAction: 'Die Aktion „{action}“ ist nicht compact oder expand.',
  daysMissing: 'Vor wie vielen Tagen müssen Partien geendet haben? Das sagt --days N.',
  expandWhat: 'Welcher Tisch? Gebraucht wird seine Kennung oder all.',
  compacted:
    '{count, plural, =0 {Keine Partie verdichtet} one {# Partie verdichtet} other {# Partien verdichtet}}',
  expanded: '{count, plural, =0 {Keine Partie entpackt} one {# Partie entpackt} other {# Partien entpackt}}',
  notCompacted: 'Bleibt, wie sie ist, weil sie nicht zu ihren Prüfsummen führt: {table}',
  tableNotEnded: 'Eine beendete Partie „{table}“ in dieser Form gibt es nicht.',
  noOperators: 'Noch darf niemand moderieren.',
  passwordDrawn:
    'Neues Passwort von {name}: {password}\nEs lässt sich in den Einstellungen ändern. Wer angemeldet war, wird binnen einer Minute abgemeldet.',
  foreignDatabase: '„{file}“ ist keine Datenbank von Pithead.',
  damagedDatabase: '„{file}“ ist beschädigt.',
  databaseHeld: 'Ein Server benutzt „{file}“. Halte ihn zuerst an.',
  databaseThere:
    '„{file}“ gibt es schon. --force setzt die Sicherung an ihre Stelle und behält die alte daneben.',
  brokenMatch: 'Beschädigte Partie {table}: {why}',
  notRestored:
    'Nicht eingespielt: {broken, plural, one {# Partie} other {# Partien}} von {matches, number} lassen sich nicht nachspielen. --force spielt trotzdem ein.',
  restored: 'Eingespielt: {file}, {matches, plural, one {# Partie} other {# Partien}} geprüft',
  replacedKept: 'Was vorher dort war: {file}',

  guestName: 'Gast',
  chooseGame: 'Welches Spiel?',
  chooseSeats: '{game}: Wie viele Plätze, von {min} bis {max}?',
  chooseOthers: 'Wer nimmt die anderen Plätze?',
  othersPeople: 'Leute, die du einlädst',
  othersBots: 'Bots: {level}',
  enterTakes: 'Gib eine Nummer oder ein Wort ein. Nur die Eingabetaste: {choice}',

  inviteCommand: 'Andere nehmen Platz mit:',
  inviteLink: 'oder im Browser mit dem Einladungslink:',
  roomWaits: 'Die Partie beginnt, wenn alle Plätze besetzt sind.',
  roomFull: 'Alle Plätze sind besetzt. Die Partie beginnt …',
  roomHint: 'sag … · bot … · hilfe · verlassen · ende',
  seatFree: '– frei –',
  seatYours: '{name} (du)',
  tableLeft: 'Du hast den Tisch verlassen.',
  comeBack: 'Dein Platz bleibt dir erhalten. Zurück kommst du mit:',

  connecting: 'Verbinden …',
  connectionLost: 'Die Verbindung ist weg. Neu verbinden …',
  connectionBack: 'Die Verbindung ist wieder da.',
  chatLine: '{name}: {text}',
  isNowCalled: '{before} heißt jetzt {name}.',
  isAnotherPerson: 'Das ist nicht {name} von vorhin, sondern jemand anderes.',
  sayWhat: 'Was sagen? Zum Beispiel: sag hallo',
  nudged: '{name} stupst dich an: Du bist dran.',
  hasNudged: 'Angestupst.',
  came: '{name} ist da.',
  notHere: '{name} ist nicht verbunden.',
  watching: 'Publikum: {count, number}',
  botPlaysFor: 'Für {name} spielt ein Bot.',
  onVacation: '{name} ist im Urlaub; die Uhr steht.',
  botPlaysForYou: 'Für dich spielt ein Bot. Mit „zurück“ nimmst du wieder Platz.',
  playsAgain: '{name} spielt wieder selbst.',
  formerPlayer: 'Gelöschtes Konto',
  hasResigned: '{name} hat aufgegeben; ein Bot spielt weiter.',
  youResigned: 'Du hast aufgegeben; ein Bot spielt weiter.',
  resignSure:
    'Wer aufgibt, kommt nicht zurück. Noch einmal „aufgeben“, oder „verlassen“: Dann spielt ein Bot, bis du wieder da bist.',
  undoAsked: '{name} möchte den letzten Zug zurücknehmen: ja oder nein?',
  undoAskedByYou: 'Du hast gebeten, deinen letzten Zug zurückzunehmen.',
  undoAskedOthers: '{name} hat gebeten, den letzten Zug zurückzunehmen.',
  undoSettled: 'Die Bitte um Zurücknahme ist erledigt.',
  pauseAsked: '{name} möchte eine Pause: ja oder nein?',
  pauseAskedByYou: 'Du hast um eine Pause gebeten.',
  pauseAskedOthers: '{name} hat um eine Pause gebeten.',
  pauseSettled: 'Die Bitte um eine Pause ist erledigt.',
  pausedNow: 'Die Partie macht Pause. Mit „fortsetzen“ geht es weiter.',
  goesOn: 'Die Partie geht weiter.',
  clocks: 'Bedenkzeit: {clocks}',
  daysLeft: '{days, plural, one {# Tag} other {# Tage}} {hours} h',
  notYourTurn: 'Du bist nicht dran; „{text}“ wurde nicht gespielt. Siehe: hilfe',
  onlyAtTable: 'Dafür brauchst du einen Platz in einer Partie, die begonnen hat.',
  whyWhich: 'Warum was? Nenne einen Zug, zum Beispiel: warum 1',
  savedPart: 'Gespeichert, was du bisher von der Partie weißt: {file}',
  connectHint: 'rückgängig · warum … · sag … · anstupsen · verlauf · regeln … · hilfe · ende',
  watchHint: 'sag … · verlauf · regeln … · hilfe · ende',
  connectHelp: `Spiele mit der Nummer oder in der Schreibweise der Partien; mehreres auf einmal, ganz oder gar nicht, mit Kommas.
Eingabetaste        spielt die einzige Möglichkeit
rückgängig          nimmt einen Schritt zurück
rückgängig zug      nimmt den ganzen Zug zurück
frage rückgängig    bittet die anderen, deinen letzten Zug zurückzunehmen
ja, nein            antwortet auf eine Bitte
pause, fortsetzen   bittet um eine Pause und beendet sie
verlassen, zurück   ein Bot spielt für dich, bis du wieder da bist
aufgeben            gibt den Platz endgültig auf; ein Bot spielt weiter
warum ETWAS         warum etwas nicht geht
sag TEXT            spricht mit den anderen am Tisch
anstupsen           erinnert, wer dran ist
bot STÄRKE          vor dem Beginn: ein Bot nimmt einen freien Platz
verlauf [N]         die letzten N Zeilen des Spielverlaufs
regeln NUMMER       der Text einer Regel
tisch               noch einmal der Tisch
exportieren DATEI   speichert die Partie (zum Nachspielen und Prüfen)
nochmal             eine Revanche, wenn die Partie zu Ende ist
sprache de|en|nl    die Sprache
ende                beendet das Programm; dein Platz bleibt dir erhalten`,
  watchHelp: `Du schaust zu: Du siehst, was alle sehen dürfen.
sag TEXT            spricht mit dem übrigen Publikum
verlauf [N]         die letzten N Zeilen des Spielverlaufs
regeln NUMMER       der Text einer Regel
tisch               noch einmal der Tisch
exportieren DATEI   speichert die Partie
nochmal             folgt zur Revanche, wenn es eine gibt
sprache de|en|nl    die Sprache
ende                beendet das Programm`,

  abandoned: 'Alle haben aufgegeben: Die Partie ist ohne Ergebnis zu Ende.',
  dealKept: 'Die Verteilung ist die versprochene: Der Schlüssel passt zu seiner Festlegung.',
  dealBroken: 'Die Verteilung ist nicht die versprochene: Der Schlüssel passt nicht zu seiner Festlegung.',
  rematchWaits: 'Eine Revanche wartet: nochmal',
  endHint:
    'nochmal: eine Revanche · exportieren DATEI: behält die Partie (zum Nachspielen und Prüfen) · die Eingabetaste beendet',
  endHintOnlooker:
    'exportieren DATEI: behält die Partie (zum Nachspielen und Prüfen) · die Eingabetaste beendet',
};
