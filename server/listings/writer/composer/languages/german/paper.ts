import type { LocalCraft } from '../pack.ts'

export const DOWNLOADS: LocalCraft = {
  names:
    /download|(?<!\p{L})(?:pdf|svg|png|dxf|e-?book)(?!\p{L})|plotterdatei|stickdatei|schnittmuster|(?:strick|häkel|näh|bastel|stick)anleitung|druckvorlage|druckbar|zum ausdrucken|printable|digital(?!k|u)/iu,
  scenes: [
    'Für den Abend, an dem [die Lust aufs Werkeln|die Idee] da ist und [kein Laden|kein Geschäft] mehr offen hat.',
    'Auf dem [Küchentisch|Schreibtisch] ausgebreitet, die Schere daneben, und [der Regentag|der Sonntag] hat ein Programm.',
    'Wer gern [selbst etwas macht|selbst Hand anlegt], hat hier [den Anfang|den Plan] schon in der Tasche.',
    'In Ruhe [durchlesen|ansehen], [Material heraussuchen|Tee kochen], anfangen.',
    'Auch ein [zweites|weiteres] Mal lässt sich alles [wieder öffnen|neu beginnen], ohne dass etwas [verknittert|verloren geht].',
    'Für [den Kindergeburtstag|das Geschenk in letzter Minute|die Bastelrunde], wenn [die Zeit knapp ist|es schnell gehen soll].',
  ],
  tips: [
    'Nach dem Herunterladen gleich in einem [eigenen|benannten] Ordner [sichern|speichern], dann [findet man alles wieder|geht nichts verloren].',
    'Vor dem Start einmal alles [durchlesen|bis zum Ende lesen], das erspart [Umwege|Rätselraten].',
    'Vor dem Ausdrucken die Einstellung der [Seitengröße|Skalierung] prüfen und eine [Probeseite|Testseite] machen.',
    'Am besten am [Computer|Rechner] öffnen, auf dem Telefon [wird vieles klein|fehlt manchmal das passende Programm].',
    'Kurz [prüfen|nachsehen], ob das eigene [Programm|Gerät] das Dateiformat [öffnet|kennt].',
    'Wenn beim Öffnen etwas hakt, genügt [eine Nachricht|ein kurzer Hinweis], dann findet sich [der Grund|eine Lösung].',
  ],
}

export const PRINTS: LocalCraft = {
  names:
    /(?:poster|drucke?|kunstdrucke?|prints?|bild(?:er)?|gemälde|aquarelle?|zeichnung(?:en)?|illustration(?:en)?|leinw[aä]nde?|linoldrucke?|fotografien?|wandbilder|porträts?|collagen?|wanddeko)(?!\p{L})/iu,
  scenes: [
    'Über dem [Sofa|Schreibtisch|Bett], im Flur oder dort, wo [die Wand bisher nichts sagt|ein leerer Nagel wartet].',
    'Zwischen [Büchern|Pflanzen|Fotos] angelehnt, sieht ein Bild oft [besser|lässiger] aus als am Nagel.',
    'Beim [Telefonieren|Zähneputzen|Kaffeetrinken] bleibt der Blick daran hängen und [entdeckt|findet] noch etwas.',
    'Wer zu Besuch kommt, [bleibt kurz stehen|fragt danach], und schon gibt es etwas zu [erzählen|bereden].',
    'Zur [neuen Wohnung|bestandenen Prüfung|Hochzeit] ein Geschenk, das man [nicht abstauben muss|jeden Tag sieht].',
    'Morgens fällt anderes Licht darauf als [abends|am Abend], und [das Zimmer|die Wand] sieht jedes Mal ein wenig anders aus.',
  ],
  tips: [
    'Vor dem Aufhängen ein Blatt in gleicher Größe an die Wand [kleben|halten], dann [zeigt sich der richtige Platz|passt die Höhe].',
    'Nicht gegenüber von [Fenstern mit praller Sonne|der vollen Mittagssonne] aufhängen, das [hält die Farben frisch|freut die Farben].',
    'Nur am [Rand|äußersten Rand] und mit [sauberen|trockenen] Händen anfassen.',
    'Feuchte Räume wie [das Bad|die Waschküche] besser meiden, [dort wellt sich vieles|Feuchtigkeit tut keinem Bild gut].',
    'Mit etwas [Abstand|Luft] zu den Nachbarn wirkt ein Bild [ruhiger|größer].',
    'Auf Augenhöhe hängt ein Bild [richtig|am angenehmsten], [lieber etwas tiefer als zu hoch|im Zweifel ein Stück tiefer].',
  ],
}

export const CARDS: LocalCraft = {
  names:
    /(?:karten?|kärtchen|einladung(?:en)?|notizb[uü]ch(?:er)?|notizblock|notizblöcke|tageb[uü]ch(?:er)?|skizzenb[uü]ch(?:er)?|kalender|planer|stickers?|aufkleber|briefpapier|umschläge|geschenkpapier|stempel|washi|fotoalb(?:um|en)|gästeb[uü]ch(?:er)?|rezeptb[uü]ch(?:er)?|geschenkanhänger)(?!\p{L})/iu,
  scenes: [
    'Auf dem [Schreibtisch|Küchentisch], der Stift liegt daneben, und [ein paar Worte|die richtigen Worte] finden sich.',
    'Handgeschriebenes [fällt im Briefkasten auf|liest man zweimal], gerade [zwischen Rechnungen|neben all der Werbung].',
    'Ein kleiner Vorrat in der [Schublade|Schreibtischschublade], und der nächste [Geburtstag|Dank] kommt nicht mehr überraschend.',
    'Manche landen am Kühlschrank, manche [im Buch|in einer Schachtel], und [irgendwann|Jahre später] liest man sie wieder.',
    'Für [Listen|Gedanken|Grüße], die man nicht [ins Telefon tippen|am Bildschirm festhalten] möchte.',
    'Zum [Blumenstrauß|Päckchen|Kuchen] gehören ein paar Worte, sonst weiß [hinterher|am Ende] keiner, von wem.',
  ],
  tips: [
    'Tinte einen Moment [trocknen lassen|Zeit geben], bevor [die Hand darüberwischt|alles im Umschlag landet].',
    'Stifte vorher auf einem [Rest|anderen Blatt] ausprobieren, nicht jede Tinte [verhält sich gleich|trocknet gleich schnell].',
    'Flach und [trocken|dunkel] aufbewahren, dann [wellt sich nichts|bleiben die Ecken gerade].',
    'Den Text erst auf einem [Schmierzettel|Notizzettel] vorschreiben, das [beruhigt die Hand|spart Nerven].',
    'Vor dem Verschicken kurz [das Porto|die Maße fürs Porto] prüfen, [Formate|Umschläge] werden gern unterschätzt.',
    'Schweres obenauf [vermeiden|nicht lagern], sonst [drückt sich etwas durch|gibt es Knicke].',
  ],
}

export const BOOKMARKS: LocalCraft = {
  names: /lesezeichen(?!\p{L})/iu,
  scenes: [
    'Auf dem Nachttisch liegen [angefangene Bücher|mehrere Bücher], und jedes wartet an einer anderen [Stelle|Seite].',
    'Im [Zug|Wartezimmer|Freibad] weiterlesen, wo man [gestern|am Abend] eingeschlafen ist.',
    'Besser als [Eselsohren|ein Kassenzettel] zwischen den Seiten, und die [Bibliothek|Nachbarin] bekommt ihr Buch heil zurück.',
    'In ein [Lieblingsbuch|neues Buch] gelegt, ist das Geschenk [fertig|schon fertig].',
    'Wer abends nur noch [eine Seite|ein Kapitel] lesen wollte, weiß, wie das [endet|meist ausgeht].',
    'Im Kochbuch bleibt damit das [Sonntagsrezept|Lieblingsrezept] offen, bis [alle satt sind|der Kuchen im Ofen ist].',
  ],
  tips: [
    'Flach [aufbewahren|zwischen den Seiten lassen], dann [knickt nichts|bleibt die Form].',
    'Dicke Stellen besser [oben herausschauen|überstehen] lassen, damit das Buch [gut schließt|keine Druckstellen bekommt].',
    'Vor [Nässe|Badewasser] und [praller|starker] Sonne schützen.',
    'Bei alten [Büchern|Ausgaben] prüfen, ob nichts auf das Papier [abfärbt|drückt].',
    'Mit einem [trockenen|weichen] Tuch abwischen, wenn doch einmal [Sonnencreme|Schokolade] daran ist.',
  ],
}
