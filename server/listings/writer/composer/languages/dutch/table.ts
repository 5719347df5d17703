import type { LocalCraft } from '../pack.ts'

export const DRINKWARE: LocalCraft = {
  names:
    /(?:mok(?:ken|je|jes)?|bekers?|bekertjes?|kop(?:jes?|pen)|theekop(?:pen|je|jes)?|koffiekop(?:pen|je|jes)?|mugs?)(?!\p{L})/iu,
  scenes: [
    'Voor [de eerste koffie|de eerste thee|het eerste kwartier] van de dag, voordat [de telefoon gaat|het huis wakker is|iemand iets wil].',
    'In [elke keuken|elk huis] is er een favoriet die nooit in de kast staat, omdat die [altijd in gebruik|altijd onderweg] is.',
    'Een kwartiertje aan [het raam|de keukentafel], [de krant|de puzzel|een hoofdstuk] erbij, en de middag mag [wachten|even blijven liggen].',
    'Op het bureau herinnert [een warme slok|een slok thee] eraan om [pauze te nemen|even op te kijken|het raam open te zetten].',
    'Als het bezoek maar kort [blijft|kan], is er toch zo [water opgezet|koffie gezet|nog eens ingeschonken].',
    'Buiten [regen|mist|wind], binnen iets warms en [een deken|een boek|de radio], meer heeft een zondag niet nodig.',
    'Een gedekte tafel mag best [bij elkaar geraapt|gemengd] zijn: iedereen pakt zijn lievelingsstuk en er valt meteen iets te [vertellen|lachen].',
  ],
  tips: [
    'Spoel vooraf om met heet kraanwater, dan blijft [de koffie|de thee|het drinken] [langer|mooi] warm.',
    'Spoel [meteen|snel] na de laatste slok om, dan krijgen [theeranden|koffieranden] geen kans.',
    'Was bij twijfel met de hand af, met een [zachte spons|zachte borstel] en zonder [schuurmiddel|schuurspons].',
    'Zet rechtop in de [kast|lade], want de rand vangt de [klappen|stoten] op.',
    'Een onderzetter spaart de [goede|gelakte] tafel als er iets [heets|warms] op komt.',
    'Giet geen kokend water in iets dat net uit de [kou|koelkast] komt, wacht [even|een minuutje].',
  ],
}

export const TABLEWARE: LocalCraft = {
  names:
    /(?:(?<!zeep|wieg|sieraden|ringen)scha(?:al|len)(?:tjes?)?|schaaltjes?|kom(?:men|metjes?)?|bord(?:en)|dinerbord|ontbijtbord|servies|schotels?|kan(?:nen|netjes?)?|theepot(?:ten)?|karaf(?:fen)?|eierdopjes?|botervloot|ovenscha(?:al|len))(?!\p{L})/iu,
  scenes: [
    'Voor [het ontbijt|het fruit ’s middags|de pasta ’s avonds], dus voor heel [gewone|normale] dagen.',
    'Midden op tafel, [iedereen pakt|iedereen schept op], en [het gesprek|de avond] komt vanzelf op gang.',
    'Ook als er alleen [brood en kaas|soep van gisteren|stukjes appel] is, smaakt alles beter [op een gedekte tafel|mooi opgediend].',
    'Op een open plank tussen [kookboeken en kruiden|glazen en kannen] mag mooi servies gewoon [in het zicht|buiten de kast] blijven.',
    'Bij het [zondagse ontbijt|verjaardagsmaal|avondeten] op tafel, en op [maandag|dinsdag] gewoon weer.',
    'Wie [mee-eet|uitgenodigd is], brengt zo iets mee dat [na de avond blijft|langer meegaat dan bloemen].',
  ],
  tips: [
    'Week etensresten liever [even|een poosje] dan te krabben, dan blijft alles [glad|mooi].',
    'Leg bij het stapelen een [servetje|velletje keukenpapier|lapje] ertussen, dat spaart de [bovenkant|randen].',
    'Was bij twijfel met de hand af, met een [zachte spons|zachte borstel] en [lauw|warm] water.',
    'Vermijd grote sprongen van [koud naar heet|koelkast naar oven], [geef alles even tijd|wacht liever even].',
    'Laat [goed|helemaal] drogen voordat alles weer de [dichte|volle] kast in gaat.',
  ],
}

export const KITCHEN_WOOD: LocalCraft = {
  names:
    /(?:(?:snij|serveer|borrel|kaas|brood|ontbijt|tapas|hapjes)plank(?:en|je|jes)?|(?:pol|soep|pollepel)?lepels?|spatels?|spatula|deegrollers?|dienblad(?:en)?|onderzetters?|vijzels?|pepermolens?|broodtrommels?|saladebestek)(?!\p{L})/iu,
  scenes: [
    'Tussen [fornuis en gootsteen|broodtrommel en koffiepot] ligt keukengereedschap het best, [daar wordt gewerkt|daar is alles voor het grijpen].',
    'Van het aanrecht zo naar de tafel, voor [een borrel met vrienden|een boterham met z’n tweeën|een lange lunch], dat scheelt [afwas|heen en weer lopen].',
    'Wat [olijven|druiven|noten], [brood en kaas|brood en boter] erbij, en onverwacht bezoek is welkom.',
    'Wat mooi is, mag [tegen de muur staan|aan een haak hangen|in het zicht blijven], ook als er [niet gekookt wordt|niets op het vuur staat].',
    'Wie graag [kookt|bakt|gasten heeft], weet al snel waar de hand [vanzelf|het eerst] naar grijpt.',
    'Bij een [verhuizing|eerste eigen keuken] hoort naast [brood en zout|een fles wijn] iets dat in de keuken blijft.',
  ],
  tips: [
    'Neem [meteen|snel] na gebruik af en laat [staand|luchtig] drogen.',
    'Niet in het water laten [liggen|weken], een vochtige doek is meestal [genoeg|voldoende].',
    'Was bij twijfel met de hand af, met [lauw|warm] water en een [beetje|druppel] afwasmiddel.',
    'De geur van [ui|knoflook] verdwijnt met [citroen|citroen en zout].',
    'Leg niets vlak naast [het fornuis|de verwarming] of in de [felle|volle] zon.',
  ],
}

export const FOOD: LocalCraft = {
  names:
    /(?:jam(?:s)?|confiture|honing|kruidenmix(?:en)?|kruiden|thee|theeën|koekjes?|koek(?:en)?|taart(?:en)?|chocola(?:de)?|bonbons?|karamel(?:s)?|granola|muesli|chutneys?|pesto|mosterd|siroop|siropen|likeur(?:en)?|bakmix(?:en)?|snoep|stroopwafels?)(?!\p{L})/iu,
  scenes: [
    'Op de ontbijttafel naast [brood en boter|koffie en krant] is sommig lekkers leeg voordat [iedereen wakker is|de tweede koffie er is].',
    'Voor de [zondag|middag] dat [de tantes komen|de bel gaat], en voor de [rust|stilte] daarna.',
    'Als cadeautje bij [een brunch|een etentje|spelletjesavond] is iets lekkers welkom, omdat iedereen [wil proeven|een hapje wil].',
    'In de voorraadkast [vooraan|op ooghoogte], waar de hand [vanzelf|het eerst] heen gaat.',
    'In een mandje met [brood en kaas|fruit en een flesje sap] is zo een [cadeau|picknick] klaar.',
    'Na [een lange dag|de wandeling] mag er iets lekkers zijn, [het liefst samen|graag gedeeld].',
  ],
  tips: [
    'Lees voor het proeven de [lijst met ingrediënten|ingrediënten], zeker bij een [allergie|voedselovergevoeligheid].',
    'Koel, droog en [donker|uit de zon] bewaren, [niet boven het fornuis|uit de buurt van het fornuis].',
    'Na opening goed [sluiten|dichtdoen] en [snel|vlot] opmaken.',
    'Pak steeds met [schone|droge] handen of een schone lepel, dan blijft de rest [langer|lekker] vers.',
    'Draai de houdbaarheidsdatum naar [voren|buiten] voordat alles [achter in de kast|in de voorraad] verdwijnt.',
  ],
}
