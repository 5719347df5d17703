import type { LocalCraft } from '../pack.ts'

export const TEXTILES: LocalCraft = {
  names:
    /(?:(?<!tisch)decken?|(?<!ring|nadel|körner|kirschkern|kern|duft|lavendel)kissen(?:hüllen?|bez[uü]ge?)?|plaids?|quilts?|tagesdecken?|tischdecken?|tischl[aä]ufer|(?<!\p{L})l[aä]ufer|servietten|geschirrt[uü]ch(?:er)?|handt[uü]ch(?:er)?|topflappen|vorh[aä]nge?|gardinen?|teppiche?|wandbeh[aä]nge?|wandteppiche?|makramees?|platzsets?|sitzkissen|nackenkissen|wärmflaschenbez[uü]ge?|bettwäsche)(?!\p{L})/iu,
  scenes: [
    'Im [Sessel am Fenster|Lesesessel], [am Fußende des Betts|auf der Gartenbank], irgendwo ist immer der passende Platz [frei|zu finden].',
    'Erst mit etwas [Weichem|Textilem] wirkt ein [Zimmer|Raum] so richtig [bewohnt|eingerichtet].',
    'Am Sonntag, wenn [der Tee zieht|die Zeitung dick ist|es draußen regnet], rückt alles ein Stück [näher|dichter] zusammen.',
    'Beim [Filmabend|Spieleabend|Vorlesen] rücken alle zusammen, und die [Katze|Jüngste] liegt natürlich in der Mitte.',
    'Zur [neuen Wohnung|Hochzeit|Geburt] ist etwas für Zuhause ein Geschenk, das man [täglich|jeden Tag] in die Hand nimmt.',
    'Mal [drinnen|im Wohnzimmer], mal [draußen auf dem Balkon|auf der Terrasse], je nachdem, wo [der Kaffee|das Buch] gerade steht.',
  ],
  tips: [
    'Vor dem ersten Waschen die [Pflegehinweise|Angaben] lesen und im Zweifel [kühl|schonend] waschen.',
    'An der Luft [trocknen|auslüften], und [zwischendurch|ab und zu] gut ausschütteln.',
    'Vor [praller|direkter] Sonne schützen, sie lässt [Farben|jedes Gewebe] mit der Zeit müde werden.',
    'Gezogene Fäden mit einer [stumpfen|dicken] Nadel nach [hinten|innen] holen, nicht abschneiden.',
    'Einmal [nachmessen|die Maße abgleichen], ob [Tisch, Bett oder Sofa|der gedachte Platz] dazu passt.',
    'Flecken [gleich|sofort] mit [kaltem|klarem] Wasser abtupfen, nicht reiben.',
  ],
}

export const FURNITURE: LocalCraft = {
  names:
    /(?:regale?|wandregale?|hocker|b[aä]nk(?:e|chen)?|tisch(?:e|chen)?|beistelltische?|garderoben?|hakenleisten?|schlüsselbretter?|schlüsselbrett|spiegel|uhren?|bilderrahmen|rahmen|ständer|aufsteller|türschilder?|türschild|schilder?|namensschilder?)(?!\p{L})/iu,
  scenes: [
    'Zwischen [Tür und Garderobe|Sofa und Fenster|Bett und Wand] gibt es fast immer eine Stelle, an der noch etwas [fehlt|hingehört].',
    'Was sonst [herumliegt|im Weg steht], findet damit [endlich|von jetzt an] seinen Ort.',
    'Im [Flur|Kinderzimmer|Arbeitszimmer] macht schon ein einzelnes Stück aus einer [leeren Ecke|kahlen Wand] einen Platz.',
    'Zwischen [alten Büchern|geerbten Möbeln|Topfpflanzen] darf ruhig etwas stehen oder hängen, das [jemand gebaut hat|von Hand entstanden ist].',
    'Zum [Einzug|Umzug] ein Geschenk, das nicht [verwelkt|im Schrank verschwindet].',
    'Nach dem [Aufräumen|Umräumen] einen Schritt zurücktreten, [nicken|kurz schauen], und dann erst [Kaffee kochen|die Füße hochlegen].',
  ],
  tips: [
    'Vor dem Bestellen den Platz [ausmessen|mit Klebeband abkleben], dann [gibt es keine Überraschung|zeigt sich schnell, ob alles passt].',
    'Zum Abstauben genügt [ein weiches|ein trockenes] Tuch, [scharfe Reiniger|Scheuermittel] besser weglassen.',
    'Nicht direkt an [die Heizung|den Ofen] oder in die [pralle|volle] Sonne stellen oder hängen.',
    'Was an die Wand kommt, braucht Schrauben und Dübel, die zur [Wand|Mauer] und zum [Gewicht|Einsatz] passen.',
    'Filz [unter Füßen und Kanten|als Unterlage] schont [Boden|Dielen] und Nerven.',
    'Beim Umräumen lieber [anheben|zu zweit anheben] als [schieben|ziehen], das verzeihen Möbel und Wände eher.',
  ],
}

export const LAMPS: LocalCraft = {
  names: /(?:lampen?|leuchten?|lampenschirme?|nachtlicht(?:er)?)(?!\p{L})/iu,
  scenes: [
    'Neben dem [Lesesessel|Bett|Sofa] entscheidet das richtige Licht, ob es noch ein [Kapitel|halbes Buch] wird.',
    'Das große Licht aus, das [kleine|gemütliche] an, und der [Abend|Feierabend] fängt an.',
    'Im [Flur|Fenster] brennt Licht, wenn [jemand spät heimkommt|der Letzte noch unterwegs ist].',
    'Auch ausgeschaltet darf auf der [Kommode|Fensterbank] etwas stehen oder hängen, das man [gern ansieht|nicht verstecken muss].',
    'Am Esstisch sitzt man [länger|enger zusammen], wenn [die Ecken dunkel bleiben|nur der Tisch im Licht liegt].',
    'Im [Kinderzimmer|Gästezimmer] ist es gut zu wissen, wo der Schalter ist, auch [nachts|im Halbschlaf].',
  ],
  tips: [
    'Vor dem Einsetzen des Leuchtmittels den [Stecker ziehen|Strom abschalten] und alles [auskühlen|abkühlen] lassen.',
    'Auf die angegebene [Fassung|höchste Wattzahl] achten, bevor das [Leuchtmittel|passende Leuchtmittel] gekauft wird.',
    'Warmes Licht macht [Abende|Räume] ruhiger, helles hilft beim [Arbeiten|Basteln], das Leuchtmittel entscheidet mit.',
    'Staub mit einem [trockenen|weichen] Tuch [abnehmen|abwischen], und zwar bei ausgeschaltetem Licht.',
    'Kabel so verlegen, dass niemand [hängen bleibt|stolpert], auch [der Hund|die Katze] nicht.',
  ],
}

export const KEEPING: LocalCraft = {
  names:
    /(?:(?:schmuck|ring|deko)schalen?|kisten?|k[aä]st(?:en|chen)|truhen?|schachteln?|boxen|box|(?<!butter|brot)dosen?|k[oö]rbe?|körbchen|utensilos?|aufbewahrung|organizer|schlüsselschalen?)(?!\p{L})/iu,
  scenes: [
    'Für alles, was sonst auf [der Kommode|dem Waschtisch|dem Schreibtisch] herumliegt und morgens [gesucht wird|fehlt].',
    'Im [Flur|Bad|Schlafzimmer] reicht ein fester Platz für Kleines, und [die Sucherei|das Rätselraten] hat ein Ende.',
    'Was einem [lieb|wichtig] ist, liegt gern [zusammen|an einem Ort], und man weiß, wo.',
    'Zwischen [Büchern|Pflanzen|Parfümflaschen] sieht Ordnung nach [Absicht|Zuhause] aus, nicht nach Aufräumen.',
    'Zum [Einzug|Geburtstag] verschenkt, am besten nicht ganz leer: Eine [Süßigkeit|Karte] passt immer hinein.',
    'Am Abend [die Ringe|den Schlüssel|die Uhr] ablegen, und der Tag ist [vorbei|zu Ende].',
  ],
  tips: [
    'Vor dem Bestellen kurz [messen|prüfen], was [hineinsoll|Platz finden soll], und mit den Angaben vergleichen.',
    'Mit einem [weichen|trockenen] Tuch [abwischen|auswischen], das genügt meist.',
    'Filz unter dem Boden [schont|schützt] [polierte Flächen|die Kommode] vor Kratzern.',
    'Nichts [Nasses|Feuchtes] hineinlegen, ohne vorher zu prüfen, ob [der Untergrund|das Material] das mag.',
    'Nicht [überfüllen|zu schwer beladen], dann [findet man alles|bleibt die Form].',
  ],
}
