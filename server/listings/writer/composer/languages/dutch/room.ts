import type { LocalCraft } from '../pack.ts'

export const LAMPS: LocalCraft = {
  names: /(?:(?<!theelicht)lamp(?:en|je|jes)?|lampenkap(?:pen)?|nachtlichtjes?)(?!\p{L})/iu,
  scenes: [
    'Naast de [leesstoel|bank] of het bed bepaalt het licht of er nog een [hoofdstuk|half boek] bij komt.',
    'Het grote licht uit, het [kleine|zachte] aan, en de avond kan [beginnen|komen].',
    'In de [gang|vensterbank] brandt er iets als [iemand laat thuiskomt|de laatste nog onderweg is].',
    'Ook als het licht uit is, mag er op de [kast|vensterbank] iets staan of hangen waar je [graag naar kijkt|blij van wordt].',
    'Aan tafel zit je [langer|dichter bij elkaar] als [de hoeken donker blijven|alleen de tafel licht krijgt].',
    'In de [kinderkamer|logeerkamer] is het fijn te weten waar de schakelaar zit, ook [’s nachts|half slapend].',
  ],
  tips: [
    'Trek voor het wisselen van de lichtbron de stekker eruit en laat alles eerst [afkoelen|koud worden], ook bij [haast|een klein klusje].',
    'Let op de opgegeven [fitting|hoogste wattage] voordat je een [lichtbron|passende lichtbron] koopt.',
    'Warm licht maakt een [avond|kamer] rustiger, helder licht helpt bij [werken|knutselen].',
    'Neem stof af met een [droge|zachte] doek, [met het licht uit|als alles koud is].',
    'Leg snoeren zo dat niemand [erover struikelt|blijft haken], ook [de hond|de kat] niet.',
  ],
}

export const KEEPING: LocalCraft = {
  names:
    /(?:(?:sieraden|ringen)(?:schaal(?:tje)?s?|doos|doosje|kist(?:je)?)|kist(?:en|je|jes)?|(?:houten|opberg)?do(?:os|zen)|doosjes?|mand(?:en|je|jes)?|opberg\p{L}+|utensilo(?:’s)?)(?!\p{L})/iu,
  scenes: [
    'Voor alles wat anders op [de kast|de wastafel|het bureau] rondslingert en ’s ochtends [gezocht wordt|zoek is].',
    'In de [gang|badkamer|slaapkamer] is één vaste plek genoeg, en het [zoeken|raden] is voorbij.',
    'Wat je [dierbaar|belangrijk] vindt, ligt graag [bij elkaar|op één plek], en je weet waar.',
    'Tussen [boeken|planten|flesjes] staat ook het kleine spul [netjes|op een vaste plek].',
    'Bij een [verhuizing|verjaardag] liever niet helemaal leeg geven: een [kaart|snoepje] past er altijd bij.',
    'Aan het eind van de dag [de ringen|de sleutels|het horloge] neerleggen, en de avond is [begonnen|van jou].',
  ],
  tips: [
    'Meet voor het bestellen even wat er een plek moet [krijgen|vinden] en leg dat naast de [maten|gegevens].',
    'Afnemen met een [zachte|droge] doek is [meestal|vaak] genoeg.',
    'Vilt onder de bodem spaart de [kast|tafel] voor [krassen|kringen].',
    'Leg niets [nats|vochtigs] weg zonder te kijken of de [bodem|ondergrond] daartegen kan.',
    'Niet te [vol|zwaar] laden, dan [vind je alles terug|blijft de vorm goed].',
  ],
}

export const YARN: LocalCraft = {
  names:
    /(?:sokkenwol|breiwol|haakwol|(?:sokken|brei|haak|katoen|merino)?garens?|strengen|handgeverfde wol|wol handgeverfd)(?!\p{L})/iu,
  scenes: [
    'Op de naalden [in de trein|voor de televisie|in de tuin] groeit iets dat [niemand anders heeft|nog een verrassing is].',
    'Menig bolletje ligt [lang|geduldig] in de mand en wacht op [het juiste patroon|de juiste winter].',
    'Op de breiclub wordt eerst [gevoeld|geaaid], dan [gepraat|gevraagd], en dan verder gebreid.',
    '’s Avonds een [proeflapje|klein lapje], en de volgende ochtend is [het idee|het plan] klaar.',
    'Wie breit of haakt, krijgt nooit [het verkeerde cadeau|te veel], hooguit te weinig [tijd|kasten].',
    'Een [lange winter|rustige zondag] en een [draad|bolletje], veel meer heeft een avond niet nodig.',
  ],
  tips: [
    'Brei of haak eerst een proeflapje, was het, en [meet|tel] dan [pas|in alle rust].',
    'Koop voor een project meteen de hele [hoeveelheid|partij], want verfbaden verschillen [licht|altijd een beetje].',
    'Wind een streng voor het [breien|haken] tot een bol, anders komen er [knopen|warboels].',
    'Bewaar de wikkel tot [het eind|alles af is], daar staat hoe je [wast|het werk wast].',
    'Droog en [donker|uit de zon] bewaren, graag met wat [lavendel|cederhout] erbij.',
  ],
}
