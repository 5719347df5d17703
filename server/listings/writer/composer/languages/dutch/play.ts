import type { LocalCraft } from '../pack.ts'

export const TOYS: LocalCraft = {
  names:
    /(?:knuffels?|knuffeltjes?|knuffeldieren|poppen|pop|popje|amigurumi|speelgoed|rammelaars?|bijtringen|mobielen?|mobiles?|blokken|puzzels?|handpoppen|speendoekjes?|knuffeldoek(?:en|je|jes)?|speenkoord(?:en)?|memory|bordspel(?:len)?|beer(?:tje)?)(?!\p{L})/iu,
  scenes: [
    'In de [kinderwagen|auto|logeertas] reist altijd wel iemand uit de kinderkamer mee, anders wordt er niet [vertrokken|gestart].',
    'Op de eerste dag wordt er een naam gezocht, [die niemand kan uitleggen|die meteen vaststaat], en een plek [aan tafel|in bed] vrijgemaakt.',
    'Op het [kleed|speelkleed] in de kamer begint zo [een expeditie|een concert|een lange reis].',
    'Bij een [geboorte|eerste schooldag|verjaardag] een cadeau dat [ver komt|veel uitstapjes tegoed heeft].',
    'Ook in de [boekenkast|vensterbank] van grote mensen is er plaats, [naast de thrillers|op ooghoogte], voor de zekerheid.',
    'Op [regendagen|zondagen] ontbreekt er vaak alleen [iemand om mee te spelen|een hoekje op het kleed].',
  ],
  tips: [
    'Lees vooraf de leeftijd en de maten, zeker voor [baby’s|de allerkleinsten], en [vraag het bij twijfel|stuur bij twijfel een bericht].',
    'Kijk [af en toe|regelmatig] of naden, knopen en kleine onderdelen nog [vastzitten|stevig zijn].',
    'Dep vlekken met een [vochtige|lauwe] doek, dat is vaak [genoeg|al voldoende].',
    'Laat na het schoonmaken [helemaal|aan de lucht] drogen, [niet op de verwarming|uit de buurt van de kachel].',
    'Haal verpakking en linten weg voordat [het spelen begint|kleine kinderen ermee aan de slag gaan], en leg alles [buiten bereik|opzij].',
  ],
}

export const DOG_WALKS: LocalCraft = {
  names:
    /honden(?:halsband(?:en)?|riem(?:en)?|lijn(?:en)?|jas(?:je|sen)?|penning(?:en)?|tuig(?:je)?|bandana’?s?|sjaal(?:tje)?s?|strik(?:je|ken)?)|halsband hond|riem hond|looplijn(?:en)?/iu,
  scenes: [
    'Op het [ochtendrondje|avondrondje] zijn [andere hondenmensen|de buren] meestal de eersten die [ernaar vragen|kijken].',
    'Bij de [voordeur|kapstok] hangt alles klaar, want poten [wachten niet graag|hebben altijd haast].',
    'Mee [naar het café|in de trein|naar kantoor], en [de viervoeter|de huisgenoot op poten] maakt meteen indruk.',
    'Aan de [bosrand|waterkant] aangekomen telt alleen nog [welke stok de goede is|wie het eerst rent].',
    'Bij een [nieuwe pup|verjaardag op poten] hoort een pakje, ook al gaat het vooral om [het papier|de doos].',
    'Op [vakantiefoto’s|de groepsfoto] zie je later meteen wie er weer [vooraan|in het midden] is gaan zitten.',
  ],
  tips: [
    'Meet rustig bij de hond [op|na] en leg dat naast de [opgegeven maten|gegevens] voordat je bestelt.',
    'Tussen vacht en band hoort altijd ruimte voor [een paar vingers|platte vingers] te [blijven|zijn].',
    'Controleer [naden|randen], ringen en sluitingen [af en toe|regelmatig], voordat er iets loslaat.',
    'Spoel na [regen|een duik in de sloot] af met schoon water en laat [hangend|aan de lucht] drogen.',
    'Pas iets nieuws eerst [thuis|in de tuin], dan gaat het buiten [rustiger|soepeler].',
  ],
}

export const PETS: LocalCraft = {
  names:
    /(?:honden|katten|huisdier|kat|kras|voer)(?:bed(?:den)?|mand(?:en|je)?|deken(?:s|tje)?|kussens?|speeltjes?|speelgoed|bak(?:ken|je)?|koekjes?|snacks?|tunnel|paal|palen|plank|huis|hangmat)(?!\p{L})|kattenkruid/iu,
  scenes: [
    'Thuis is de beste plek [altijd|meestal] daar waar [het baasje zit|de zon valt|de keuken in zicht is].',
    'Bij een [nieuwe huisgenoot|verjaardag op poten] hoort een pakje, ook al gaat het vooral om [het papier|de doos].',
    'Eerst wordt er [gesnuffeld|wantrouwig gekeken], dan [weggekeken|gedaan alsof er niets is], en ’s avonds hoort alles bij het territorium.',
    'Wie met dieren [woont|leeft], weet: uiteindelijk [kiest|zoekt] elk dier zijn eigen favoriet uit.',
    'Na het [eten|ravotten] komt eerst [het wassen|het uitrekken], en dan heel lang niets.',
    'Ook de [buurvrouw|vriendin] die in de vakantie [komt kijken|komt voeren], vindt zo alles [bij elkaar|op zijn plek].',
  ],
  tips: [
    'Meet voor het bestellen even [na|op] wat het dier [werkelijk|liggend] nodig heeft.',
    'Gebruik in het begin onder [toezicht|een wakend oog] en kijk of alles [bevalt|goed gaat].',
    'Geef een dier de tijd om te [wennen|snuffelen], [haast|aandringen] helpt zelden.',
    'Vervang iets wat stuk is [op tijd|liever te vroeg dan te laat], voordat er iets [doorgeslikt|afgebeten] wordt.',
    'Lees bij [allergieën|een gevoelige maag] vooraf de [gegevens|gegevens over materiaal of inhoud].',
  ],
}

export const KEYRINGS: LocalCraft = {
  names:
    /(?:sleutelhangers?|sleutelkoord(?:en)?|sleutelring(?:en)?|tashangers?|keycords?)(?!\p{L})/iu,
  scenes: [
    'Aan de [sleutelbos|rugzak] zie je er elke dag iets van, meestal [bij de voordeur|in het trappenhuis].',
    'Onder in de tas vindt de hand zo [sneller|makkelijker] wat ze zoekt, ook [in het donker|tijdens het bellen].',
    'Bij een [eerste auto|eerste eigen sleutel|nieuw huis] iets kleins dat [overal meegaat|altijd mee naar buiten gaat].',
    'Als alle sleutels [aan hetzelfde rek hangen|in dezelfde schaal liggen], herken je de jouwe [meteen|in één oogopslag].',
    'Zoiets past ook in een [envelop|brief], als het pakje [klein|plat] moet blijven.',
    'Aan een [gymtas|schooltas|reistas] zie je meteen [welke van wie is|welke de jouwe is].',
  ],
  tips: [
    'Open de ring eerst met een [munt|nagel] en schuif dan de sleutels [erop|erin].',
    'Niet te veel [sleutels|hangers] tegelijk, dat [trekt aan de bevestiging|wordt zwaar].',
    'Afnemen met een [droge|zachte] doek is [meestal|vaak] genoeg.',
    'Kijk af en toe of de [ring|sluiting] nog [stevig|goed] dichtzit.',
    'Naast een telefoon in [dezelfde tas|één vak] kan iets hards [krassen|sporen nalaten].',
  ],
}
