import type { LocalCraft } from '../pack.ts'

export const EARRINGS: LocalCraft = {
  names:
    /(?:ohrringe?|ohrstecker|ohrhänger|ohrschmuck|ohrhängern|creolen?|ohrclips?|hoops?|earrings?)(?!\p{L})/iu,
  scenes: [
    'Mit [hochgesteckten|kurzen] Haaren sieht man Ohrschmuck gleich, mit [offenen|langen] blitzt er nur ab und zu hervor.',
    'Morgens [schnell|im Vorbeigehen] angelegt, und selbst der Videoanruf sieht [ein wenig|gleich] nach Ausgehen aus.',
    'Wenn das Kleid [schlicht|einfach] ist, dürfen die Ohren [etwas erzählen|mitreden].',
    'Für [die Hochzeit der Freundin|das Konzert|das Abendessen], und am nächsten Morgen [zur Jeans|zum Pulli] gleich noch einmal.',
    'Ein kleines [Kästchen|Säckchen] in der Hand, und die [Freundin|Schwester|Nichte] weiß beim Auspacken sofort, wohin damit.',
    'Im Spiegel [an der Garderobe|im Flur] noch ein letzter Blick, dann [kann es losgehen|geht es los].',
  ],
  tips: [
    'Bei [Haarspray|Parfüm] erst sprühen, [trocknen lassen|kurz warten], dann anlegen.',
    'Zum [Schlafen|Schwimmen|Sport] lieber ablegen, das schont [Ohr und Verschluss|Haut und Schmuck].',
    'Paarweise in [einem Schälchen|einem Fach] aufbewahren, dann [sucht niemand|fehlt nie] das zweite Stück.',
    'Nach dem Tragen kurz mit einem [weichen|trockenen] Tuch [abwischen|abreiben].',
    'Wer [empfindlich reagiert|Allergien hat], liest vorher kurz [die Angaben zum Material|nach, woraus alles gemacht ist].',
    'Vor dem [Pulloverausziehen|Umziehen] abnehmen, Maschen [bleiben gern hängen|verhaken sich leicht].',
  ],
}

export const RINGS: LocalCraft = {
  names:
    /(?:(?<!\p{L})|finger|silber|gold|edelstein|verlobungs|ehe|trau|siegel|stapel|freundschafts|vorsteck|band)ringe?(?!\p{L})/iu,
  scenes: [
    'An der Hand, die [den Kaffee hält|morgens Zeitung blättert|den Stift führt], hat man selbst [am meisten davon|am meisten zu sehen].',
    'Beim [Tippen|Kochen|Winken] blitzt kurz etwas auf, und [jemand fragt|das Gegenüber fragt] danach.',
    'Für die Hand, die beim [Erzählen|Reden] nie [stillhält|ruhig bleibt].',
    'Manche tragen [gleich mehrere|viele nebeneinander], andere nur einen; [beides geht|beides hat seinen Reiz].',
    'Am [Sonntag|Geburtstag] wie am [Dienstag|Montag], Hände sind schließlich [immer dabei|jeden Tag unterwegs].',
    'In einem [Kästchen|Säckchen] am Frühstückstisch, zwischen [Tasse und Teller|Kerzen und Karte], wartet ein Geschenk.',
  ],
  tips: [
    'Die Größe am besten [abends|am Nachmittag] messen, denn morgens und bei Kälte sind Finger [schmaler|dünner].',
    'Beim [Putzen|Gärtnern|Spülen] ablegen, [Schmirgel und Seife|Sand und Seife] setzen jeder Oberfläche zu.',
    'Mit einem [weichen|fusselfreien] Tuch abreiben, wenn der Glanz [nachlässt|müde wird].',
    'Getrennt von [anderem Schmuck|Ketten und Schlüsseln] aufbewahren, dann [zerkratzt nichts|bleibt alles glatt].',
    'Handcreme erst [ganz|gut] einziehen lassen und dann wieder [anlegen|anstecken].',
    'Wer beim Verschenken die Größe [raten|schätzen] muss, leiht sich heimlich [ein passendes Stück|ein getragenes Stück] zum Messen aus.',
  ],
}

export const JEWELLERY: LocalCraft = {
  names:
    /(?:(?<!lichter|schlüssel|wimpel|schnuller|girlanden|brillen|kinderwagen)kett(?:en?|chen)|colliers?|halsschmuck|armb[aä]nd(?:er|chen)?|armreife?|armkettchen|fußkettchen|(?<!\p{L}|weihnachtsbaum|baum)schmuck|halsb[aä]nder|medaillons?|amulette?|broschen?|perlenarmband|(?<!schlüssel|taschen|geschenk|baum|weihnachts)anhänger)(?!\p{L})/iu,
  scenes: [
    'Über dem [Wollpullover|Hemdkragen|T-Shirt] an gewöhnlichen Tagen, auf [der Haut|dem Kleid], wenn es feierlich wird.',
    'Morgens ein Griff [neben den Spiegel|in die Schale im Flur], und [das schlichte Hemd|der alte Pulli] wirkt gleich durchdacht.',
    'Allein getragen [ruhig|zurückhaltend], mit [älteren Stücken|Erbstücken] zusammen eine kleine Sammlung, nach der [gefragt|sicher gefragt] wird.',
    'Zum [Geburtstag|Abschluss|Abschied] ein Andenken, das man [nicht in die Schublade legt|bei sich trägt].',
    'Beim [Kaffee mit der Freundin|Abendessen] bleibt der Blick der anderen [kurz|gern] daran hängen.',
    'Im Koffer braucht Schmuck [kaum|fast keinen] Platz und macht aus [zwei Hemden|einem Kleid] mehr als einen Abend.',
  ],
  tips: [
    'Erst [Parfüm|Haarspray|Creme], dann Schmuck, diese Reihenfolge [schont|schützt] jede Oberfläche.',
    'Geschlossen und [einzeln|hängend] aufbewahren, dann [verknotet sich nichts|gibt es keine Knoten].',
    'Beim [Duschen|Schwimmen|Sport] und im Schlaf ablegen, das [schont|freut] den Verschluss.',
    'Ab und zu mit einem [weichen|trockenen] Tuch [abreiben|abwischen], mehr braucht es selten.',
    'Ein [Faden|Maßband] um [Hals oder Handgelenk|die passende Stelle] zeigt vorab, wie die Länge fällt.',
    'Hat sich doch ein Knoten gebildet, helfen [eine Nadel|ein Zahnstocher] und [Geduld|gutes Licht], nicht Ziehen.',
  ],
}

export const BAGS: LocalCraft = {
  names:
    /(?:(?:hand|umhänge|schulter|trage|einkaufs|strand|bauch|kosmetik|reise|laptop|leder|filz|jute|stoff|gürtel|kuriers?|wickel|häkel|korb|strick|projekt|kultur|handy)(?:tasch(?:en?|chen)|beutel)|(?<!\p{L})tasch(?:en?|chen)|beutel|täschchen|shopper|totes?(?: ?bags?)?|rucks[aä]ck(?:e|chen)?|geldb(?:ö|eu)rsen?|geldbeutel|portemonnaies?|portmonees?|brieftaschen?|kartenetuis?|etuis?|mäppchen|federmappen?|clutch)(?!\p{L})/iu,
  scenes: [
    'Zwischen [Bäcker, Bibliothek und Bahn|Markt und Büro] sammelt sich einiges an, und [Schlüssel|Kleinkram] will trotzdem gefunden werden.',
    'Am Haken [im Flur|neben der Tür] hängt alles [griffbereit|fertig gepackt], wenn der Morgen knapp wird.',
    'Für den [Samstag in der Stadt|Ausflug am Sonntag|Weg zur Arbeit], also für alles, was man [dabeihaben will|nicht in Hosentaschen stopft].',
    'Unterwegs im [Zug|Bus] findet die Hand [von allein|blind] hinein, zwischen [Buch und Apfel|Schal und Fahrkarte].',
    'Wer [täglich|jeden Tag] dasselbe mitnimmt, weiß bald genau, wo [alles|jedes Ding] liegt.',
    'Zum [Geburtstag|Abschied] mit einer [Karte|Süßigkeit] gefüllt, ist das Einpacken [fast erledigt|schon halb erledigt].',
  ],
  tips: [
    'Vor dem Bestellen einmal die [Maße|Angaben] mit dem vergleichen, was [täglich|immer] mitsoll.',
    'Nicht dauerhaft [überladen|zu schwer packen], das schont [Nähte|Nähte und Kanten] am meisten.',
    'Flecken gleich mit einem [feuchten|sauberen] Tuch [abtupfen|betupfen] statt reiben.',
    'Zum [Lagern|Wegräumen] locker mit [einem Tuch|einem alten Schal] ausstopfen, dann bleibt die Form.',
    'Nass geworden, lieber [langsam|an der Luft] trocknen lassen, [nicht auf der Heizung|fern von der Heizung].',
    'Ab und zu [ausleeren|umdrehen] und die Krümel aus den [Ecken|Nähten] bürsten.',
  ],
}
