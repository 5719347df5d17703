import type { LocalCraft } from '../pack.ts'

export const SOAP: LocalCraft = {
  names:
    /(?:seifen?|seifenstücke?|badekugeln?|badebomben?|badesalze?|badeschaum|duschgels?|shampoos?|haarseifen?|schaumbad)(?!\p{L})/iu,
  scenes: [
    'Am Waschbecken sehen [Gäste|Besucher] zuerst, was [neben dem Wasserhahn|auf dem Rand] liegt, und greifen [gern|neugierig] danach.',
    'Nach [der Gartenarbeit|einem Tag im Beet|dem Kneten von Brotteig] wird Händewaschen [zur Belohnung|zu einer kleinen Pause].',
    'Morgens ist im Bad [wenig Zeit|viel los], und gerade dann [freut man sich|freuen sich die Hände] über etwas Schönes.',
    'Ein [frisches Handtuch|zusammengelegtes Handtuch] daneben, und das [Gästebad|kleine Bad] ist [bereit|fertig].',
    'Für den Abend, an dem [die Badezimmertür|die Tür] zubleibt und [niemand klopft|das Telefon draußen liegt].',
    'In der [Reisetasche|Sporttasche] fährt ein Stück [Zuhause|Gewohnheit] mit.',
    'Mit [einem Waschlappen|einem kleinen Handtuch] zusammen ist schnell ein Mitbringsel [gepackt|geschnürt].',
  ],
  tips: [
    'Bei trockener und [luftiger|schattiger] Aufbewahrung hat man [länger|lange] etwas davon.',
    'Nicht [im Nassen|in der Pfütze] am [Beckenrand|Wannenrand] liegen lassen.',
    'Bei empfindlicher Haut [zuerst|vorher] an einer kleinen Stelle [ausprobieren|testen].',
    'Die Angaben zu den Inhaltsstoffen vor dem ersten [Benutzen|Waschen] kurz [lesen|durchsehen], gerade bei Allergien.',
    'Kommt etwas davon ins Auge, gleich mit [klarem|viel] Wasser [ausspülen|auswaschen].',
    'Vorrat [im Wäscheschrank|im Schrank] lagern, dort [liegt er dunkel|stört ihn keine Sonne].',
  ],
}

export const SKIN_CARE: LocalCraft = {
  names:
    /(?:creme|cremes|balsam|balsame|balm|salben?|lotion|lotionen|peelings?|körper(?:butter|öle?|milch)|gesichts(?:öle?|wasser|masken?|creme)|lippenpflege(?:stifte?)?|handcreme|deos?|bartöle?|serum|badeöle?|massageöle?)(?!\p{L})/iu,
  scenes: [
    'In der [Handtasche|Jackentasche] oder neben dem [Bett|Waschbecken] ist immer noch Platz für [ein bisschen Pflege|etwas Gutes].',
    'Morgens [nach dem Duschen|vor dem ersten Kaffee], abends [vor dem Zubettgehen|nach dem Zähneputzen]: So wird eine Gewohnheit daraus.',
    'Ein paar [ruhige|stille] Minuten vor dem Spiegel, bevor [das Haus wach wird|alle ins Bad wollen|der Tag losgeht].',
    'Auf dem Nachttisch, zwischen [Buch und Brille|Wecker und Wasserglas], hat die Abendpflege ihren [festen Platz|Platz].',
    'Wer [viel im Garten ist|viel mit den Händen arbeitet|oft draußen ist], gönnt sich abends gern [eine Pause|ein paar Minuten] am Waschbecken.',
    'Beim [Packen|Kofferpacken] bleibt im [Rucksack|Waschbeutel] immer ein Eckchen frei für das, was [abends|unterwegs] gut tut.',
  ],
  tips: [
    'Vor dem ersten Auftragen an einer kleinen Stelle [ausprobieren|testen], zum Beispiel [in der Armbeuge|am Handgelenk].',
    'Lieber mit [wenig|einer kleinen Menge] anfangen und bei Bedarf [nachnehmen|noch etwas nehmen].',
    'Mit [sauberen|trockenen] Händen entnehmen, dann bleibt der Rest [länger|lange] frisch.',
    'Gut verschlossen und [kühl|dunkel] aufbewahren, [nicht auf der Heizung|nicht auf dem Fensterbrett].',
    'Bei Allergien [zuerst|vorher] die Liste der Inhaltsstoffe [lesen|durchsehen].',
    'Das Datum des [ersten Öffnens|Anbruchs] mit Stift [auf den Boden|auf den Deckel] zu schreiben hat sich bewährt.',
  ],
}
