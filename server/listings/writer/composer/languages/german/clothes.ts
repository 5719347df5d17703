import type { LocalCraft } from '../pack.ts'

export const KNITWEAR: LocalCraft = {
  names:
    /(?:mützen?|beanies?|schals?|loops?|halst[uü]ch(?:er)?|dreieckst[uü]ch(?:er)?|stolen?|stirnb[aä]nd(?:er)?|handschuhe?|fäustlinge|wollsocken|socken?|stulpen|ponchos?|strick(?:jacken?|pullover|pulli|weste|kleid)|pullover|pullunder|cardigans?|wollpullover)(?!\p{L})/iu,
  scenes: [
    'Für [den Weg zur Bahn|den Gang zum Bäcker|die Runde um den See], wenn der Wind [doch kühler ist|dreht].',
    'An der Garderobe [neben der Tür|im Flur] bleibt der Haken selten belegt, weil immer [jemand noch schnell hinausmuss|einer gerade losgeht].',
    'Am Bahnsteig, am [Spielfeldrand|Glühweinstand] oder beim [Laubharken|Schneeschippen] friert man [ungern|nicht gern] zweimal.',
    'An freien Tagen gern gleich [nach dem Aufstehen|zum Frühstück] angezogen und bis [zum Abend|zum Spaziergang] anbehalten.',
    'Auf [Herbstmärkten|Familienfesten] fragt früher oder später [jemand|eine], ob das selbst gemacht ist.',
    'Wer [im Winter|im Herbst] Geburtstag hat, packt so etwas [aus und zieht es gleich an|aus und gibt es nicht mehr her].',
  ],
  tips: [
    'Ein gut sitzendes Stück aus dem [Schrank|Kleiderschrank] flach ausmessen und mit den Angaben [vergleichen|abgleichen].',
    'Maschenware [liegend|flach] trocknen, [hängend|auf der Leine] zieht sie sich in die Länge.',
    'Oft genügt [eine Nacht am offenen Fenster|ein Tag an der Luft] statt [einer Wäsche|der Waschmaschine].',
    'Lieber [falten|zusammenlegen] als [aufhängen|auf den Bügel hängen], dann bleibt die Form.',
    'Gezogene Fäden mit einer [stumpfen Nadel|Häkelnadel] nach [innen|links] holen, nicht abschneiden.',
    'Kleine Knötchen [gehören dazu und|sind normal und] lassen sich mit [einem Fusselkamm|den Fingern] abnehmen.',
  ],
}

export const CLOTHES: LocalCraft = {
  names:
    /(?:pullis?|jacken?|m[aä]ntel|kleid(?:er|chen)?|r[oö]cke?|hosen?|hemd(?:en|chen)?|blusen?|t-?shirts?|shirts?|sweatshirts?|hoodies?|westen?|schürzen?|strampler|bodys?|kimonos?|hausschuhe?|hüte|hut|haarb[aä]nd(?:er)?|scrunchies?|haargummis?|krawatten?|hosenträger)(?!\p{L})/iu,
  scenes: [
    'Morgens aus dem Schrank gegriffen, [Schuhe dazu|Schuhe an|Tasche geschnappt], und das Anziehen ist [eine Sache weniger|schnell erledigt].',
    'Auf dem [Markt|Familienfest|Geburtstag] fragt bestimmt [jemand|eine Tante], woher [das|das gute Stück] ist.',
    'Für [Wochenenden|freie Tage], an denen [kein Termin drängt|niemand zur Uhr schaut], und auch für [Montage|alle anderen].',
    'Manches hängt [selten|nie lange] im Schrank, weil schon am [nächsten Morgen|nächsten Tag] wieder danach gegriffen wird.',
    'Im Koffer gibt es Dinge, die [zuerst eingepackt|oben einsortiert] und zuletzt [weggeräumt|gewaschen] werden.',
    'Fürs [Geburtstagspäckchen|Päckchen] fehlen nur noch [ein Band|eine Schleife|eine Karte] und die richtige Größe.',
  ],
  tips: [
    'Ein gut sitzendes Stück aus dem [Schrank|Kleiderschrank] flach ausmessen und mit den Angaben [vergleichen|abgleichen].',
    'Zum Waschen auf links drehen und im Zweifel [kühl|schonend] und mit [mildem|wenig] Waschmittel waschen.',
    'Aufgedrucktes und Gesticktes nur von [links|der Rückseite] bügeln, wenn [überhaupt|es sein muss].',
    'Im Schatten [trocknen|aufhängen], [pralle|direkte] Sonne lässt Farben müde werden.',
    'Wer zwischen [den Größen|zwei Größen] liegt, fragt am besten [vorher|kurz] nach.',
    'Lose Fäden mit der Nadel [nach innen|auf die Rückseite] holen und nicht [abreißen|abschneiden].',
  ],
}

export const YARN: LocalCraft = {
  names:
    /(?:sockenwolle|strickwolle|häkelwolle|filzwolle|(?<!\p{L})garne?|(?:socken|strick|häkel|baumwoll|merino|lace)garne?|wollstr[aä]nge?|str[aä]nge?|handgefärbte wolle|wolle handgefärbt)(?!\p{L})/iu,
  scenes: [
    'Auf den Nadeln [im Zug|vor dem Fernseher|im Garten] wächst etwas, das noch [keiner kennt|niemand hat].',
    'Manches Knäuel liegt [lange|geduldig] im Korb und wartet auf [das richtige Muster|den richtigen Winter].',
    'Beim Stricktreff wird zuerst [gefühlt|gestreichelt], dann [gefragt|geredet], dann weitergestrickt.',
    'Eine [Maschenprobe|kleine Probe] am Abend, und am nächsten Morgen ist [die Idee|der Plan] fertig.',
    'Wer strickt oder häkelt, bekommt nie [das falsche Geschenk|zu viel davon], nur zu wenig [Zeit|Regale].',
    'Für [Anfang und Ende|die ganze Familie] genügen ein Faden und ein [langer Winter|ruhiger Sonntag].',
  ],
  tips: [
    'Vor dem Anschlagen eine Maschenprobe [stricken|machen], waschen und erst dann [messen|zählen].',
    'Für ein Projekt gleich die ganze Menge [bestellen|besorgen], [Farbpartien|Partien] fallen leicht verschieden aus.',
    'Stränge vor dem Verarbeiten [wickeln|zum Knäuel wickeln], sonst gibt es [Knoten|Salat].',
    'Die Banderole bis zum Schluss [aufheben|behalten], dort steht alles zur [Pflege|Wäsche].',
    'Trocken und [lichtgeschützt|dunkel] lagern, gern mit [Lavendel|Zedernholz] daneben.',
  ],
}
