import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  help: `pithead – mijnbouwspellen in de terminal

pithead play SPEL        tegen bots en met anderen spelen
pithead serve            een server voor partijen over het net
pithead connect URL      op een server spelen of kijken
pithead backup BESTAND   een back-up van de database maken
pithead restore BESTAND  een back-up controleren en terugzetten
pithead password NAAM    een nieuw wachtwoord voor een account van de server
pithead operator …       wie op de server mag modereren
pithead storage …        afgelopen partijen van de server comprimeren of weer uitpakken
pithead simulate SPEL    veel partijen door bots laten spelen
pithead arena SPEL       bots tegen elkaar laten spelen en hun sterkte meten
pithead replay BESTAND   een opgeslagen partij in woorden of als JSON
pithead verify BESTAND   een opgeslagen partij controleren
pithead review BESTAND   wat in een afgelopen partij kunde was en wat geluk
pithead rules SPEL       de regels, en waar programma en tests ze noemen
pithead bench            snelheid en sterkte meten
pithead help COMMANDO, pithead --version

Spellen: {games}
Overal: --lang de|en|nl`,
  helpPlay: `pithead play SPEL [--seats me,bot,…] [--key HEX] [--option naam=waarde …] [--load BESTAND]
    [--from BESTAND --ply N --seat A] [--lang de|en|nl]

Plaatsen: me of me:NAAM voor iedereen aan dit toetsenbord; voor bots hun sterkte: leerling, houwer, opzichter (of bot),
directeur, ook met een naam (directeur:NAAM). Om uit te proberen: random, greedy, flat, search:200ms, search:5000it
Zonder --seats speel je tegen twee bots en wordt gevraagd hoe sterk ze moeten zijn; valt er niets te vragen: me,bot,bot
--load gaat verder met een opgeslagen partij; met --seats zeg je wie haar speelt.
--from begint een nieuwe partij op een moment van een opgeslagen partij: na --ply beslissingen, op plaats --seat
A, B, … Wat je daar niet kon zien, wordt opnieuw gedeeld.`,
  helpSimulate: `pithead simulate SPEL [--players N] [--games N] [--seed N] [--bots random|greedy] [--option naam=waarde …] [--check] [--records MAP] [--json]

--check zoekt na elke beslissing naar geschonden invarianten; --records schrijft elke partij naar een bestand.`,
  helpArena: `pithead arena SPEL --bots a,b[,…] [--players N] [--games N] [--seed N] [--option naam=waarde …] [--cores N] [--ladder] [--keep] [--json] [--luck-adjusted]

De eerste bot zit alleen tegenover de andere, in elke verdeling op elke plaats. Bots: random, greedy, flat, apprentice, hewer,
foreman, director, search:200ms, search:5000it (ook flat), greedy:NAAM voor een eerdere kampioen,
knowing:5000it voor search dat alles ziet, als maatstaf.
Zonder opgave: 2 spelers, 100 partijen, verdelingen vanaf 1000000, alle kernen.
--ladder laat iedereen tegen iedereen spelen en geeft Elo; --keep schrijft het resultaat naar docs/strength.md.
--luck-adjusted geeft ook het winstaandeel zonder geluk, dat voor dezelfde nauwkeurigheid minder spellen nodig heeft.`,
  helpReplay: `pithead replay BESTAND [--to N] [--seat A|B|…] [--json] [--lang de|en|nl]

--to stopt na N beslissingen; --seat toont alleen wat die plaats kon weten.
Klopt het bestand niet (zie verify), dan staat dat op stderr en is de exitcode 1.`,
  helpVerify:
    'pithead verify BESTAND\n\nSpeelt de partij na, vergelijkt elk controlegetal en de vastlegging van de sleutel. Bij een verschil is de exitcode 1.',
  helpReview: `pithead review BESTAND [--think N] [--json]

Wat in een afgelopen partij kunde was en wat geluk: voor iedereen van de kans aan het begin tot het resultaat, met de keerpunten en de betere zet, de nauwkeurigheid en de gelukkigste trekkingen.
Dat duurt één of twee minuten; --think N denkt over elke beslissing N keer zo lang na (1 tot 100). --json toont de hele analyse.
Klopt het bestand niet (zie verify), dan staat dat op stderr en is de exitcode 1.`,
  helpRules:
    'pithead rules SPEL [--json]\npithead rules SPEL NUMMER [--lang de|en|nl]\n\nHoe programma en tests de regels noemen, of de tekst van een regel (8.2), een heel hoofdstuk (8), een testgeval (T1) of een uitleg van ons (R7).',
  helpBench: `pithead bench engine|bots [--game SPEL] [--json]
pithead bench server [--only S1,S2,S3,S4] [--seconds N] [--tables N] [--moves N] [--gate] [--json]
pithead bench page [--only P1,P2,P3,P4,P5,P6] [--game SPEL] [--json]
pithead bench cluster [--processes 1,2,4,8] [--moves N] [--gate] [--json]
pithead bench review [--only R1,R2,R3,R4,R5,R6,R7] [--game SPEL] [--players N] [--games N] [--json]
pithead bench profiles [--accounts N] [--results N] [--json]
pithead bench storage [--game SPEL] [--games N] [--matches N] [--accounts N] [--json]
pithead bench capacity [--players N,N,…]

bots neemt ook --games N (partijen per vergelijking, anders 20), --gate B1,B8 (alleen deze drempels) en --whole (B4 met de volle bedenktijd, dat duurt uren).

server meet de server over echte verbindingen: voor S3 en S4 N seconden (anders 60), N tafels (anders 2000) en N zetten per seconde (anders 2000).
Met --gate is de exitcode 1 als een doel niet wordt gehaald.

page meet de pagina’s in Chromium: P1 tot en met P3 wat een eerste bezoek ophaalt, P4 hoe snel een trage telefoon ze toont, P5 hoe snel een klik wordt beantwoord, P6 hoe snel een begeleide partij de volgende stap toont.

cluster meet meerdere processen op PostgreSQL, met NOTIFY en met NATS: rekentijd per zet, en hoeveel andere processen die wekt, bij N zetten per seconde (anders 100).

review meet op N spellen (anders 10) tussen opzichters en leerlingen hoe betrouwbaar analyses zijn: R1 de rekening klopt, R2 gemiddeld geluk, R3 variantie zonder geluk, R4 wat onverklaard blijft, R5 niveaus onderscheiden, R6 oordelen na 20 keer zo lang denken, R7 seconden.
Wordt een doel niet gehaald, dan is de exitcode 1.

storage meet hoeveel een partij in beide databases inneemt, per tabel, voor en na het comprimeren, en de bytes van haar verbindingen; per spel worden N partijen gespeeld (anders 6).
Met --matches vult het beide met zoveel gecomprimeerde partijen van N accounts (anders 100000) en meet het lijsten, profielen en exports.

capacity berekent hoeveel processen en databases zoveel gelijktijdige spelers nodig hebben, en noemt de aannames.`,
  helpServe: `pithead serve [--port N] [--host H] [--data MAP]

De server: tafels voor mensen en bots, in de browser en met pithead connect. Zonder opties geldt de omgeving (PITHEAD_PORT,
PITHEAD_HOST, PITHEAD_DATA), anders poort 8080 alleen op deze computer en de map data.
Ctrl-C beëindigt hem; na de volgende start gaan de partijen verder waar ze waren.`,
  helpConnect: `pithead connect URL [--name NAAM] [--game SPEL] [--seats N] [--bots houwer,…] [--option naam=waarde …]
pithead connect URL --table ID [--name NAAM] [--watch]
pithead connect URL --tables [--page N] [--watch]

Een partij op een server. Zonder --table wordt een nieuwe tafel geopend en zie je hoe je anderen uitnodigt; de URL mag ook
een uitnodigingslink zijn. Wie vanaf dezelfde computer onder dezelfde naam terugkomt, krijgt de oude plaats weer.
--watch kijkt alleen. --plain schrijft gewone regels in plaats van pagina’s. --auto speelt altijd de eerste mogelijkheid (om
te laten zien); wat door een pipe komt, wordt dan pas aan het eind gelezen. PITHEAD_MESSAGES_PER_SECOND van de server (20)
geldt mee.
--tables toont de open openbare tafels, 25 per pagina; met --watch de partijen om naar te kijken.`,
  helpBackup: `pithead backup BESTAND [--data MAP]

Kopieert de database zoals ze op één moment is, ook terwijl de server draait. Er wordt niets overschreven.`,
  helpPassword: `pithead password NAAM [--data MAP]

Trekt een nieuw wachtwoord voor een account en toont het, voor wie het zijne vergeten is, ook terwijl de server draait en ook
met DATABASE_URL. Wie onder die naam ingelogd is, wordt binnen een minuut uitgelogd.`,
  helpOperator: `pithead operator add NAAM | remove NAAM | list [--data MAP]

Legt vast welke accounts de pagina /moderation van de server mogen openen, ook terwijl de server draait en ook met
DATABASE_URL.`,
  helpStorage: `pithead storage compact [TAFEL] [--days N] | expand TAFEL|all [--data MAP]

Comprimeert het verloop van afgelopen partijen of zet het precies terug, ook terwijl de server draait en ook met DATABASE_URL.
De server comprimeert partijen zelf enkele dagen na hun einde (PITHEAD_COMPACT_AFTER_DAYS). Zonder TAFEL neemt compact de
partijen die minstens --days dagen geleden zijn afgelopen (anders zoals daar ingesteld). Wat expand heeft uitgepakt, laat de
server met rust. Exitcode 1: sommige partijen leiden niet tot hun controlesommen en bleven zoals ze zijn; hun tafels staan erbij.`,
  helpRestore: `pithead restore BESTAND [--data MAP] [--force]

Controleert een back-up eerst: elke partij erin moet tot haar controlegetallen leiden; anders wordt die geweigerd en is de
exitcode 1. Dan komt de back-up in de plaats van de database. --force vervangt een bestaande (die ernaast bewaard blijft) en
neemt beschadigde partijen mee.`,
};
