import type { LocalCraft } from '../pack.ts'

export const DRINKWARE: LocalCraft = {
  names:
    /(?:(?<!un|rück)tassen?|(?<!würfel|zahnputz|eier)becher|mugs?|teeschalen?|bierkr[uü]ge?|humpen|kaffeepott)(?!\p{L})/iu,
  scenes: [
    'Für [den ersten Kaffee|den ersten Tee|die erste Viertelstunde] am Morgen, bevor [das Telefon klingelt|das Haus wach wird|jemand etwas will].',
    'In jeder Küche gibt es ein Lieblingsstück, das nie [im Schrank|im Regal] steht, weil es ständig [in Gebrauch|unterwegs] ist.',
    'Eine Viertelstunde am [Fenster|Küchentisch], [die Zeitung|das Kreuzworträtsel|ein Kapitel] dazu, und der Nachmittag darf [warten|noch liegen bleiben].',
    'Am Schreibtisch erinnert [ein warmer Schluck|ein Schluck Tee] daran, [eine Pause zu machen|kurz aufzusehen|das Fenster zu öffnen].',
    'Wenn der Besuch nur kurz [bleiben will|Zeit hat], ist trotzdem schnell [Wasser aufgesetzt|Kaffee gekocht|noch einmal nachgeschenkt].',
    'Draußen [Regen|Nebel|Wind], drinnen etwas Heißes und [eine Decke|ein Buch|das Radio], mehr braucht ein Sonntag nicht.',
    'Ein gedeckter Tisch darf ruhig [gemischt|zusammengewürfelt] sein: Alle greifen nach ihrem Lieblingsstück, und es gibt gleich etwas zu [erzählen|lachen].',
  ],
  tips: [
    'Vorher mit heißem Leitungswasser [ausspülen|anwärmen], dann bleibt [der Kaffee|der Tee|das Getränk] länger warm.',
    '[Gleich|Bald] nach dem letzten Schluck ausspülen, dann setzen sich [Teeränder|Kaffeeränder|dunkle Ränder] gar nicht erst fest.',
    'Im Zweifel von Hand spülen, mit [einem weichen Schwamm|einer weichen Bürste] und ohne [Scheuermilch|Scheuerpulver].',
    'Im Regal [immer|am besten] aufrecht abstellen, denn der Rand nimmt [Stöße|einen Stoß] am ehesten übel.',
    'Ein Untersetzer [schont|schützt] den [guten|polierten] Tisch, wenn es heiß hergeht.',
    'Nicht direkt aus [der Kälte|dem Kühlschrank] mit kochendem Wasser füllen, lieber [einen Moment|kurz] warten.',
  ],
}

export const TABLEWARE: LocalCraft = {
  names:
    /(?:(?<!blumen|duft|seifen|waag|hör|nuss|schmuck|ring|deko|räucher|pflanz)schalen?|schüsseln?|schälchen|(?<!unter|kerzen|dreh|plattens?)teller|(?<!speicher|fest)platten?|geschirr|karaffen?|kannen?|eierbecher|butterdosen?|müslischüsseln?|auflaufformen?|salzschweine?)(?!\p{L})/iu,
  scenes: [
    'Für [das Müsli am Morgen|das Obst am Nachmittag|die Nudeln am Abend], also für [ganz gewöhnliche|lauter normale] Tage.',
    'Mitten auf dem Tisch, [alle greifen zu|jeder bedient sich selbst], und [das Gespräch|der Abend] kommt in Gang.',
    'Auch wenn es nur [Brot und Käse|Suppe vom Vortag|Apfelschnitze] gibt, schmeckt es [schön angerichtet|an einem gedeckten Tisch] gleich besser.',
    'Im offenen Regal zwischen [Kochbüchern und Gewürzen|Gläsern und Kannen] darf gutes Geschirr [zu sehen sein|draußen bleiben].',
    'Zum [Sonntagsfrühstück|Geburtstag|Abendbrot] kommt das gute Stück auf den Tisch und am [Montag|Dienstag] gleich wieder.',
    'Wer [zum Essen|auf ein Glas Wein] eingeladen ist, bringt damit etwas mit, das [nach dem Abend bleibt|länger hält als Blumen].',
  ],
  tips: [
    'Essensreste [einweichen|kurz einweichen] statt kratzen, dann [bleibt die Oberfläche glatt|bleiben keine Spuren].',
    'Beim [Stapeln|Einräumen] eine Lage [Küchenpapier|Stoff] dazwischenlegen, das [schont|schützt] die Oberfläche.',
    'Im Zweifel von Hand spülen, mit [einem weichen Schwamm|einer weichen Bürste] und [lauwarmem|warmem] Wasser.',
    'Große Sprünge zwischen [heiß und kalt|Kühlschrank und Ofen] [vermeiden|lieber nicht machen].',
    'Erst ganz [trocknen|abtropfen] lassen und dann in den Schrank [räumen|stellen], so bleiben [keine Ränder|keine feuchten Ringe] zurück.',
    'Auf [rauen|empfindlichen] Tischen liegt [ein Untersetzer|ein Stück Filz] gut darunter.',
  ],
}

export const VASES: LocalCraft = {
  names: /vasen?(?!\p{L})/iu,
  scenes: [
    'Auf dem [Fensterbrett|Küchentisch|Schreibtisch] bringt schon [ein einzelner Zweig|ein Stängel aus dem Garten|ein Büschel Kräuter] den Garten ins Haus.',
    'Vom [Wochenmarkt|Spaziergang|Wegrand] bringt man immer etwas mit, das [ins Wasser|ans Licht] will.',
    'Neben der Spüle, wo [man aus dem Fenster schaut|täglich jemand steht], lohnt sich [etwas Lebendiges|ein bisschen Garten] besonders.',
    'Im [Winter|Februar] stehen dort [kahle Zweige|Trockenblumen|die ersten Zwiebeln], im [Juni|Sommer] alles, was blüht.',
    'Auf der [Kommode|Fensterbank] macht sich [Leere|etwas Platz drumherum] gut, dann [sieht man mehr|wirkt auch Kleines].',
    'Wer [eingeladen ist|zum Einzug kommt] und keine Blumen mitbringt, bringt eben den Platz [dafür|für die nächsten] mit.',
  ],
  tips: [
    'Vor dem [Hinstellen|Aufstellen] einmal prüfen, ob der Untergrund [trocken bleibt|nichts abbekommt], ein Untersetzer ist [nie verkehrt|schnell gefunden].',
    'Stängel [schräg|frisch] anschneiden und das Wasser [alle paar Tage|öfter] wechseln, dann hält der Strauß länger.',
    'Welke Blüten [gleich|rechtzeitig] herausnehmen, der Rest des Straußes [dankt es|hält dann länger].',
    'Kalkränder gehen mit [etwas Essig|Zitronensaft] und [warmem Wasser|ein wenig Geduld] wieder weg.',
    'Nach dem Strauß mit [einer Flaschenbürste|warmem Wasser und Reis] ausspülen und [kopfüber|offen] trocknen lassen.',
    'Schwere Zweige [gegen die Wand|zur Mitte hin] lehnen, damit nichts [kippt|umfällt].',
  ],
}

export const PLANTERS: LocalCraft = {
  names:
    /(?:(?:blumen|pflanz|pflanzen|kräuter|über|ton)t[oö]pfe?|pflanzgefäße?|pflanzk[uü]bel|blumenampeln?|hängeampeln?|blumenschalen?|pflanzschalen?|blumenk[aä]sten)(?!\p{L})/iu,
  scenes: [
    'Auf dem [Fensterbrett|Küchentisch|Schreibtisch] wächst etwas, nach dem man morgens [zuerst|als Erstes] schaut.',
    'Der Ableger von der [Nachbarin|Großmutter|Kollegin] braucht ohnehin ein richtiges Zuhause, [nicht nur ein Glas|keinen Joghurtbecher].',
    'Basilikum in der [Küche|Morgensonne], ein Farn im [Bad|Schatten], und die Wohnung atmet ein wenig Garten.',
    'Auf dem [Balkon|Treppenabsatz] reicht eine [Ecke|Stufe] für etwas, das wächst.',
    'Wer [zum Einzug|zum Geburtstag] etwas Lebendiges verschenkt, schenkt am besten gleich den [Platz|Ort] dafür mit.',
    'Neben der Spüle, wo [man aus dem Fenster schaut|täglich jemand steht], wird auch das Gießen [nicht|selten] vergessen.',
  ],
  tips: [
    'Pflanzen stehen ungern im Wasser, also lieber [mäßig|nach Gefühl] gießen und [nach einer Weile|später] noch einmal nachsehen.',
    'Beim Umtopfen den [Ballen|Wurzelballen] lockern und rundherum etwas [Luft|frische Erde] lassen.',
    'Kurz prüfen, ob der Untergrund [trocken bleibt|nichts abbekommt], ein Untersetzer ist [nie verkehrt|schnell gefunden].',
    'Kalkränder gehen mit [etwas Essig|Zitronensaft] und [warmem Wasser|ein wenig Geduld] wieder weg.',
    'Bei [Frost|Nachtfrost] lieber [hereinholen|ins Haus holen], das ist für [Wurzeln|Gefäß und Wurzeln] sicherer.',
    'Ab und zu [drehen|ein Stück drehen], dann wächst die Pflanze nicht [nur zum Licht hin|schief].',
  ],
}

export const KITCHEN_WOOD: LocalCraft = {
  names:
    /(?:(?:schneide|servier|brot|käse|frühstücks|holz|küchen|vesper|brotzeit)br(?:ett(?:er|chen)?)|kochlöffel|pfannenwender|holzlöffel|salatbesteck|nudelh[oö]lz(?:er)?|tabletts?|untersetzer|mörser|salzmühlen?|pfeffermühlen?|brotk[aä]sten|brotdosen?)(?!\p{L})/iu,
  scenes: [
    'Zwischen [Herd und Spüle|Brotkorb und Kaffeekanne] hat Küchenwerkzeug den besten Platz, [da wird gearbeitet|da greift man hin].',
    'Für [das Abendbrot zu zweit|die Brotzeit auf dem Balkon|das Frühstück mit Besuch] geht der Weg von der [Küche|Arbeitsplatte] direkt auf den Tisch.',
    'Ein paar [Oliven|Trauben|Nüsse], dazu [Brot und Käse|Brot und Butter], und der spontane Besuch kann kommen.',
    'Was schön ist, darf [in Sicht bleiben|draußen bleiben], auch wenn [nicht gekocht wird|die Küche kalt ist].',
    'Wer gern [kocht|backt|Gäste hat], merkt [schnell|bald], wonach die Hand von allein greift.',
    'Zum [Einzug|ersten eigenen Herd] gehört neben [Brot und Salz|einer Flasche Wein] etwas, das [gebraucht wird|in der Küche bleibt].',
  ],
  tips: [
    '[Gleich|Bald] nach dem Gebrauch abwischen und [stehend|luftig] trocknen lassen.',
    'Nicht im Wasser [liegen lassen|einweichen], ein feuchtes Tuch [genügt|reicht] meist.',
    'Im Zweifel von Hand spülen, mit [lauwarmem|warmem] Wasser und [wenig|mildem] Spülmittel.',
    'Vor dem ersten [Einsatz|Gebrauch] kurz abspülen und [abtrocknen|trocken reiben].',
    'Gerüche von [Zwiebeln|Knoblauch] gehen mit [etwas Zitrone|Salz und Zitrone] wieder weg.',
    'Nicht [direkt neben den|zu nah an den] Herd oder in die [pralle|volle] Sonne legen.',
  ],
}
