import type { LocalCraft } from '../pack.ts'

export const DOWNLOADS: LocalCraft = {
  names:
    /download|(?<!\p{L})(?:pdf|svg|png|dxf|e-?book)(?!\p{L})|(?:haak|brei|naai|borduur)patro(?:on|nen)|naaipatro|haakpatro|breipatro|plotterbestand|printable|digita(?:al|le)|zelf (?:te )?printen|om te printen/iu,
  scenes: [
    'Voor de avond waarop [de zin om iets te maken|het idee] er is en [geen winkel|de winkel niet] meer open is.',
    'Uitgespreid op de [keukentafel|werktafel], de schaar ernaast, en de [regendag|zondag] heeft een plan.',
    'Wie graag [zelf iets maakt|de handen gebruikt], heeft hier [het begin|de eerste stap] al binnen.',
    'Rustig [doorlezen|bekijken], [spullen klaarleggen|thee zetten], beginnen.',
    'Ook een [volgende|andere] keer gaat alles gewoon weer open, zonder dat er iets [kreukt|kwijtraakt].',
    'Voor [een kinderfeestje|een cadeau op het laatste moment|een knutselmiddag], als [de tijd krap is|het vlot moet].',
  ],
  tips: [
    'Bewaar na het downloaden meteen in een [eigen|herkenbare] map, dan [vind je alles terug|raakt er niets zoek].',
    'Lees voor het begin alles één keer [door|tot het eind], dat scheelt [omwegen|gepuzzel].',
    'Controleer voor het printen de [schaal|paginagrootte] en maak een [proefpagina|testafdruk].',
    'Open het liefst op een [computer|laptop], op een telefoon [wordt alles klein|ontbreekt soms het programma].',
    'Kijk even of je eigen [programma|apparaat] dit bestandstype [opent|kent].',
    'Lukt het openen niet, dan is [een bericht|een kort berichtje] genoeg en zoeken we [de oorzaak|een oplossing].',
  ],
}

export const PRINTS: LocalCraft = {
  names:
    /(?:posters?|prints?|kunstdruk(?:ken)?|schilderij(?:en|tje|tjes)?|aquarel(?:len)?|tekening(?:en)?|illustraties?|canvas(?:doek)?|linodruk(?:ken)?|foto’?s?|portret(?:ten)?|wanddecoratie|collages?)(?!\p{L})/iu,
  scenes: [
    'Boven de [bank|werktafel|kast], in de gang of daar waar [de muur nog niets zegt|een lege spijker wacht].',
    'Tussen [boeken|planten|foto’s] neergezet, staat een afbeelding vaak [mooier|losser] dan aan een spijker.',
    'Bij het [telefoneren|tandenpoetsen|koffiedrinken] blijft het oog eraan hangen en [ontdekt|vindt] nog iets.',
    'Wie op bezoek komt, [blijft even staan|vraagt ernaar], en er valt meteen iets te [vertellen|bespreken].',
    'Voor een [nieuw huis|diploma|bruiloft] een cadeau dat elke dag [gezien wordt|even gedag zegt].',
    '’s Ochtends valt er ander licht op dan [’s avonds|tegen de avond], en [de kamer|de muur] is telkens een beetje anders.',
  ],
  tips: [
    'Hang vooraf een vel papier [van dezelfde maat|in het juiste formaat] aan de muur, dan [zie je de goede plek|klopt de hoogte].',
    'Hang liever niet waar de [felle zon|middagzon] op valt, dat houdt kleuren [fris|langer goed].',
    'Pak alleen aan de [rand|buitenrand] vast, met [schone|droge] handen.',
    'Vochtige ruimtes zoals [de badkamer|het washok] liever [overslaan|vermijden].',
    'Met wat [ruimte|lucht] eromheen hangt een afbeelding [rustiger|mooier].',
  ],
}

export const CARDS: LocalCraft = {
  names:
    /(?:kaart(?:en|je|jes)?|uitnodiging(?:en)?|notitieboek(?:en|je|jes)?|schrift(?:en|je)?|dagboek(?:en)?|schetsboek(?:en)?|kalenders?|planners?|stickers?|briefpapier|cadeaulabels?|inpakpapier|stempels?|washi|fotoalbums?|gastenboek(?:en)?|receptenboek(?:en)?)(?!\p{L})/iu,
  scenes: [
    'Op de [schrijftafel|keukentafel], pen ernaast, en [een paar woorden|de goede woorden] komen vanzelf.',
    'Iets dat met de hand geschreven is, [valt op in de brievenbus|lees je twee keer], zeker tussen [rekeningen|reclame].',
    'Een kleine voorraad in de [la|bureaula], en de volgende [verjaardag|bedankbrief] komt nooit meer onverwacht.',
    'Sommige belanden op de koelkast, andere [in een boek|in een doos], en [ooit|jaren later] lees je ze weer.',
    'Voor [lijstjes|gedachten|groeten] die niet [in de telefoon|op een scherm] horen.',
    'Bij [een bos bloemen|een pakje|een taart] horen een paar woorden, anders weet straks niemand [van wie|voor wie].',
  ],
  tips: [
    'Laat inkt even [drogen|met rust], voordat [je hand eroverheen gaat|alles in de envelop verdwijnt].',
    'Probeer pennen eerst op een [restje|ander blaadje] uit, niet elke inkt [droogt even snel|doet hetzelfde].',
    'Bewaar plat en [droog|donker], dan [krult er niets|blijven de hoeken recht].',
    'Schrijf de tekst eerst op een [kladje|blaadje], dat [maakt de hand rustig|scheelt doorhalen].',
    'Controleer voor het versturen even de [porto|postzegel], formaten worden [vaak|snel] onderschat.',
  ],
}
