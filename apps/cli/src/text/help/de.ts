import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  help: `pithead – Bergbauspiele im Terminal

pithead play SPIEL       gegen Bots und mit anderen spielen
pithead serve            ein Server für Partien im Netz
pithead connect URL      an einem Server spielen oder zuschauen
pithead backup DATEI     die Datenbank des Servers sichern
pithead restore DATEI    eine Sicherung prüfen und einspielen
pithead password NAME    ein neues Passwort für ein Konto des Servers
pithead operator …       wer auf dem Server moderieren darf
pithead storage …        beendete Partien des Servers verdichten oder wieder entpacken
pithead simulate SPIEL   viele Partien von Bots spielen lassen
pithead arena SPIEL      Bots gegeneinander spielen lassen und ihre Stärke messen
pithead replay DATEI     eine gespeicherte Partie in Worten oder als JSON
pithead verify DATEI     eine gespeicherte Partie prüfen
pithead review DATEI     was in einer beendeten Partie Können war und was Glück
pithead rules SPIEL      die Regeln, und wo Programm und Tests sie nennen
pithead bench            Geschwindigkeit und Stärke messen
pithead help BEFEHL, pithead --version

Spiele: {games}
Überall: --lang de|en|nl`,
  helpPlay: `pithead play SPIEL [--seats me,bot,…] [--key HEX] [--option Name=Wert …] [--load DATEI]
    [--from DATEI --ply N --seat A] [--lang de|en|nl]

Plätze: me oder me:NAME für alle an dieser Tastatur; für Bots ihre Stärke: lehrling, hauer, steiger (oder bot), direktor,
auch mit Namen (direktor:NAME). Zum Ausprobieren: random, greedy, flat, search:200ms, search:5000it
Ohne --seats spielst du gegen zwei Bots und wirst gefragt, wie stark sie sein sollen; wo niemand zu fragen ist: me,bot,bot
--load setzt eine gespeicherte Partie fort; mit --seats sagst du, wer sie spielt.
--from beginnt eine neue Partie an einer Stelle einer gespeicherten: nach --ply Entscheidungen, auf Platz --seat
A, B, … Was man dort nicht sehen konnte, wird neu ausgeteilt.`,
  helpSimulate: `pithead simulate SPIEL [--players N] [--games N] [--seed N] [--bots random|greedy] [--option Name=Wert …] [--check] [--records ORDNER] [--json]

--check sucht nach jeder Entscheidung nach verletzten Invarianten; --records schreibt jede Partie in eine Datei.`,
  helpArena: `pithead arena SPIEL --bots a,b[,…] [--players N] [--games N] [--seed N] [--option Name=Wert …] [--cores N] [--ladder] [--keep] [--json] [--luck-adjusted]

Der erste Bot sitzt allein gegen die anderen, in jeder Verteilung auf jedem Platz. Bots: random, greedy, flat, apprentice, hewer,
foreman, director, search:200ms, search:5000it (ebenso flat), greedy:NAME für einen früheren Meister,
knowing:5000it für eine Suche, die alles sieht, als Maßstab.
Ohne Angaben: 2 Spieler, 100 Partien, Verteilungen ab 1000000, alle Kerne.
--ladder lässt alle gegen alle spielen und gibt Elo aus; --keep schreibt das Ergebnis nach docs/strength.md.
--luck-adjusted gibt auch den Gewinnanteil ohne Glück aus, der für dieselbe Genauigkeit weniger Spiele braucht.`,
  helpReplay: `pithead replay DATEI [--to N] [--seat A|B|…] [--json] [--lang de|en|nl]

--to hört nach N Entscheidungen auf; --seat zeigt nur, was dieser Platz wissen konnte.
Stimmt die Datei nicht (siehe verify), steht das auf stderr, und der Rückgabewert ist 1.`,
  helpVerify:
    'pithead verify DATEI\n\nSpielt die Partie nach, vergleicht jede Prüfsumme und die Festlegung des Schlüssels. Bei Abweichungen ist der Rückgabewert 1.',
  helpReview: `pithead review DATEI [--think N] [--json]

Was in einer beendeten Partie Können war und was Glück: für alle von der Chance am Anfang bis zum Ergebnis, dazu die Wendepunkte mit dem besseren Zug, die Genauigkeit und die glücklichsten Züge aus dem Vorrat.
Das dauert ein bis zwei Minuten; --think N denkt über jede Entscheidung N-mal so lange nach (1 bis 100). --json gibt die ganze Analyse aus.
Stimmt die Datei nicht (siehe verify), steht das auf stderr, und der Rückgabewert ist 1.`,
  helpRules:
    'pithead rules SPIEL [--json]\npithead rules SPIEL NUMMER [--lang de|en|nl]\n\nWie Programm und Tests die Regeln nennen, oder der Text einer Regel (8.2), eines Abschnitts (8), eines Testfalls (T1) oder einer Auslegung (R7).',
  helpBench: `pithead bench engine|bots [--game SPIEL] [--json]
pithead bench server [--only S1,S2,S3,S4] [--seconds N] [--tables N] [--moves N] [--gate] [--json]
pithead bench page [--only P1,P2,P3,P4,P5,P6] [--game SPIEL] [--json]
pithead bench cluster [--processes 1,2,4,8] [--moves N] [--gate] [--json]
pithead bench review [--only R1,R2,R3,R4,R5,R6,R7] [--game SPIEL] [--players N] [--games N] [--json]
pithead bench profiles [--accounts N] [--results N] [--json]
pithead bench storage [--game SPIEL] [--games N] [--matches N] [--accounts N] [--json]
pithead bench capacity [--players N,N,…]

bots nimmt auch --games N (Partien je Vergleich, sonst 20), --gate B1,B8 (nur diese Marken) und --whole (B4 mit voller Bedenkzeit, das dauert Stunden).

server misst den Server über echte Verbindungen: für S3 und S4 N Sekunden (sonst 60), N Tische (sonst 2000) und N Züge je Sekunde (sonst 2000).
Mit --gate ist der Rückgabewert 1, wenn ein Ziel verfehlt wird.

page misst die Seiten in Chromium: P1 bis P3, was ein erster Besuch lädt, P4, wie bald ein langsames Telefon sie zeigt, P5, wie schnell ein Klick beantwortet wird, P6, wie schnell eine geführte Partie ihren nächsten Schritt zeigt.

cluster misst mehrere Prozesse auf PostgreSQL, mit NOTIFY und mit NATS: Rechenzeit je Zug, und wie viele andere Prozesse er weckt, bei N Zügen je Sekunde (sonst 100).

review misst an N Spielen (sonst 10) zwischen Steigern und Lehrlingen, wie weit man Analysen trauen kann: R1 die Rechnung geht auf, R2 mittleres Glück, R3 Varianz ohne Glück, R4 was offen bleibt, R5 Stufen unterscheiden, R6 Urteile nach 20-facher Bedenkzeit, R7 Sekunden.
Wird ein Ziel verfehlt, ist der Rückgabewert 1.

storage misst, wie viel eine Partie in beiden Datenbanken braucht, je Tabelle, vor und nach dem Verdichten, und die Bytes ihrer Verbindungen; dafür werden je Spiel N Partien gespielt (sonst 6).
Mit --matches füllt es beide mit so vielen verdichteten Partien von N Konten (sonst 100000) und misst Listen, Profile und Exporte.

capacity berechnet, wie viele Prozesse und Datenbanken so viele gleichzeitige Spieler brauchen, und nennt die Annahmen.`,
  helpServe: `pithead serve [--port N] [--host H] [--data ORDNER]

Der Server: Tische für Menschen und Bots, im Browser und mit pithead connect. Ohne Angaben zählt die Umgebung (PITHEAD_PORT,
PITHEAD_HOST, PITHEAD_DATA), sonst Port 8080 nur auf diesem Rechner und der Ordner data.
Strg-C beendet ihn; nach dem nächsten Start gehen die Partien dort weiter, wo sie waren.`,
  helpConnect: `pithead connect URL [--name NAME] [--game SPIEL] [--seats N] [--bots hauer,…] [--option Name=Wert …]
pithead connect URL --table ID [--name NAME] [--watch]
pithead connect URL --tables [--page N] [--watch]

Eine Partie an einem Server. Ohne --table wird ein neuer Tisch eröffnet, und du erfährst, wie du andere einlädst; die URL
darf auch ein Einladungslink sein. Wer vom selben Rechner unter demselben Namen wiederkommt, bekommt den alten Platz.
--watch schaut nur zu. --plain schreibt einfache Zeilen statt Seiten. --auto spielt immer die erste Möglichkeit (zum
Vorführen); was durch eine Pipe kommt, wird dann erst am Ende gelesen. PITHEAD_MESSAGES_PER_SECOND des Servers (20) gilt mit.
--tables zeigt die offenen öffentlichen Tische, 25 je Seite; mit --watch die Partien zum Zuschauen.`,
  helpBackup: `pithead backup DATEI [--data ORDNER]

Sichert die Datenbank, wie sie in einem Moment ist, auch während der Server läuft. Es wird nichts überschrieben.`,
  helpPassword: `pithead password NAME [--data ORDNER]

Zieht ein neues Passwort für ein Konto und zeigt es an, für jemanden, der seines vergessen hat, auch während der Server läuft
und auch mit DATABASE_URL. Wer unter diesem Namen angemeldet ist, wird binnen einer Minute abgemeldet.`,
  helpOperator: `pithead operator add NAME | remove NAME | list [--data ORDNER]

Legt fest, welche Konten die Seite /moderation des Servers öffnen dürfen, auch während der Server läuft und auch mit
DATABASE_URL.`,
  helpStorage: `pithead storage compact [TISCH] [--days N] | expand TISCH|all [--data ORDNER]

Verdichtet den Verlauf beendeter Partien oder stellt ihn genau wieder her, auch während der Server läuft und auch mit
DATABASE_URL. Der Server verdichtet Partien einige Tage nach ihrem Ende selbst (PITHEAD_COMPACT_AFTER_DAYS). Ohne TISCH nimmt
compact die, deren Ende mindestens --days Tage her ist (sonst wie dort eingestellt). Was expand entpackt hat, lässt der Server
in Ruhe. Rückgabewert 1: Einige Partien führen nicht zu ihren Prüfsummen und blieben, wie sie sind; ihre Tische stehen da.`,
  helpRestore: `pithead restore DATEI [--data ORDNER] [--force]

Prüft eine Sicherung zuerst: Jede Partie darin muss zu ihren Prüfsummen führen; sonst wird sie abgelehnt, und der Rückgabewert
ist 1. Dann tritt sie an die Stelle der Datenbank. --force ersetzt eine vorhandene (sie bleibt daneben erhalten) und nimmt
beschädigte Partien mit.`,
};
