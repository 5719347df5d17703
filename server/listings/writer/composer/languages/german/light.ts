import type { LocalCraft } from '../pack.ts'

export const CANDLES: LocalCraft = {
  names: /(?:kerzen?|(?<!\p{L})candles?)(?!\p{L})/iu,
  scenes: [
    'Für den Moment, wenn [der Abwasch|der Einkauf|die Wäsche] erledigt ist und [der Abend|das Sofa] endlich ruft.',
    'Auf dem [Esstisch|Küchentisch] macht schon eine kleine Flamme aus [einem Butterbrot|einer Suppe|Resten vom Vortag] ein Abendessen.',
    'Wenn die Tage [im November|im Januar|im Dezember] kurz werden, liegen [die Streichhölzer|die Zündhölzer] schon griffbereit.',
    'Am Rand der Wanne, neben [dem Buch|der Zeitschrift|dem Handtuch], darf es [für heute genug sein|einmal still werden].',
    'Beim [Lesen|Vorlesen|Stricken] am Abend reicht oft ein kleines Licht, und das Telefon bleibt [im Flur|in der Tasche].',
    'Wer spontan [eingeladen|zum Essen gebeten] ist, hat damit ein [Mitbringsel|kleines Mitbringsel] in der Hand, das keine Vase braucht.',
    'Zum [Sonntagsfrühstück|Geburtstagsfrühstück] gehört eine Flamme auf den Tisch, auch wenn [draußen die Sonne scheint|es längst hell ist].',
  ],
  tips: [
    'Vor jedem Anzünden den Docht [etwas|ein wenig] kürzen, dann [brennt die Flamme ruhiger|rußt die Flamme weniger].',
    'Nicht in [Zugluft|die Nähe eines offenen Fensters] stellen, sonst [flackert die Flamme|brennt das Wachs schief ab].',
    'Auf eine [feste|ebene], hitzebeständige Unterlage stellen und nie [unbeaufsichtigt|allein] brennen lassen.',
    'Die Flamme lieber [ersticken|abdecken] als auspusten, dann [qualmt es weniger|spritzt kein Wachs|bleibt es bei wenig Rauch].',
    'Bis zum Anzünden kühl und [schattig|dunkel] aufbewahren, denn [Sonne|Wärme] macht Wachs weich.',
    '[Streichholzreste|Abgebrannte Streichhölzer] und Dochtstückchen gehören nicht ins Wachs, sie [brennen mit|stören die Flamme].',
    'Genug Abstand zu [Vorhängen|Gardinen] und [Zweigen|Trockenblumen] halten, auch wenn [das Foto|das Regal] etwas anderes verlangt.',
  ],
}

export const CANDLE_HOLDERS: LocalCraft = {
  names:
    /(?:windlicht(?:er)?|(?:kerzen|teelicht)(?:halter|ständer|leuchter|teller|gläs(?:er|chen)|glas)|kerzenleuchter|laternen?)(?!\p{L})/iu,
  scenes: [
    'Bei Kerzenlicht dauert [das Abendessen|das Gespräch|der Nachtisch] gern [etwas|ein gutes Stück] länger.',
    'Im [Flur|Eingang] ein Licht anzünden, bevor [der Besuch|die Freundin|die Familie] klingelt, und alle merken, dass sie erwartet werden.',
    'Tagsüber [auf der Kommode|auf dem Fensterbrett], abends [mitten auf dem Tisch|neben dem Sofa]: So ein Platz wandert mit.',
    'An [trüben|nassen|kurzen] Tagen darf die erste Kerze schon [zum Tee|nach der Schule|am Nachmittag] brennen.',
    'Neben [einem Zweig aus dem Garten|ein paar Zapfen|einer Schale Nüsse] ist [der Herbsttisch|der Wintertisch] schnell gedeckt.',
    'Zum [Einzug|Umzug] eine Kerze dazulegen, und zwischen den [Kartons|Kisten] ist das erste Licht schon da.',
  ],
  tips: [
    'Wachsreste erst [abnehmen|lösen], wenn sie ganz [ausgekühlt|hart] sind.',
    'Kerzen [gerade|senkrecht] einsetzen und nicht bis [zum letzten Rest|ganz unten] abbrennen lassen.',
    'Auf eine [ebene|feste] Fläche stellen und Kerzen nie [unbeaufsichtigt|allein] brennen lassen.',
    'Genug Abstand zu [Vorhängen|Gardinen] und [Zweigen|Trockenblumen] halten.',
    'Ab und zu mit einem [weichen|trockenen] Tuch [abwischen|abstauben], mehr Pflege braucht es selten.',
    'Ein Untersetzer schont [den Tisch|die Tischdecke] vor [Tropfen|Wärme].',
  ],
}

export const HOME_SCENTS: LocalCraft = {
  names:
    /duftwachs|(?<!\p{L})(?:wax ?)?melts?(?!\p{L})|raumd[uü]ft|diffus[eo]r|räucher(?!lachs|fisch|wurst)|duft(?:säckchen|lampen?|stäbchen|kissen|anhänger)|raumspray/iu,
  scenes: [
    'Im [Flur|Eingang] reicht ein kleiner Platz, und [beim Heimkommen|beim Türöffnen] riecht die Wohnung gleich nach Zuhause.',
    'Nach dem [Putzen|Lüften|Kochen] kommt der angenehme Teil, und [das Sofa wartet schon|der Tee zieht schon].',
    'Ein Duft im [Gästezimmer|Bad] ist eine stille Art, [willkommen zu sagen|an den Besuch zu denken].',
    'Am [Sonntagnachmittag|Feierabend] gehört der Duft dazu wie [die Decke|die Musik|das Buch].',
    'Jede Wohnung hat ihren eigenen Geruch, und [ein bisschen|ein wenig] davon lässt sich [aussuchen|selbst bestimmen].',
    'Zwischen [Büchern|Wolldecken|Briefen] ist schnell [ein Lieblingsplatz|eine ruhige Ecke] eingerichtet.',
  ],
  tips: [
    'Am Anfang lieber [sparsam|zurückhaltend] sein, [mehr|stärker] geht später immer noch.',
    'Außer Reichweite von [Kindern|kleinen Kindern] und [Haustieren|Tieren] aufstellen.',
    'Zwischendurch [lüften|das Fenster öffnen], denn an jeden Duft gewöhnt sich die Nase [schnell|bald].',
    '[Empfindliche|Polierte] Möbel schont [ein Untersetzer|ein Tellerchen] darunter.',
    'Nicht in die [pralle|direkte] Sonne stellen, dort [verfliegt|vergeht] Duft am schnellsten.',
    'Wo Wärme oder Glut im Spiel ist, gilt: [feste Unterlage|standfester Platz], und nie [allein lassen|unbeaufsichtigt lassen].',
  ],
}
