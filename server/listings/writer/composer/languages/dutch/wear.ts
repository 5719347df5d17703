import type { LocalCraft } from '../pack.ts'

export const BAGS: LocalCraft = {
  names:
    /(?:(?<!winter|thee)tas(?:sen|je|jes)?|schoudertas|tote ?bags?|shoppers?|rugzak(?:ken|je)?|portemonnees?|portefeuilles?|pasjeshouders?|kaarthouders?|etuis?|toilettas(?:sen|je)?|make-up ?tasje|clutch(?:es)?|heuptas(?:je|sen)?|buidels?)(?!\p{L})/iu,
  scenes: [
    'Tussen [bakker, bibliotheek en trein|markt en kantoor] verzamel je van alles, en [sleutels|kleine dingen] wil je toch terugvinden.',
    'Aan de haak [in de gang|naast de deur] hangt alles [klaar|ingepakt] als de ochtend krap wordt.',
    'Voor een [zaterdag in de stad|uitje op zondag|gewone werkdag], dus voor alles wat niet in [een jaszak|een broekzak] hoort.',
    'Onderweg in de [trein|bus] vindt de hand [vanzelf|blind] de weg naar binnen, tussen [boek en appel|sjaal en sleutels].',
    'Wie [elke dag|altijd] hetzelfde meeneemt, weet al gauw precies waar [alles|elk ding] zit.',
    'Voor een [verjaardag|afscheid] gevuld met [een kaart|iets lekkers], en het inpakken is al half gedaan.',
  ],
  tips: [
    'Leg de [maten|gegevens] naast wat er [dagelijks|altijd] mee moet, voordat je bestelt.',
    'Niet voortdurend [te zwaar|te vol] laden, dat spaart de [naden|naden en randen].',
    'Dep vlekken meteen met een [vochtige|schone] doek, [zonder te wrijven|niet wrijven].',
    'Bewaar losjes gevuld met [een oude sjaal|een doek], dan blijft de vorm [mooi|zoals hij was].',
    'Nat geworden, dan [rustig|langzaam] aan de lucht laten drogen, [niet op de verwarming|uit de buurt van de kachel].',
  ],
}

export const KNITWEAR: LocalCraft = {
  names:
    /(?:muts(?:en|je|jes)?|sjaals?|sjaaltjes?|cols?|colsjaals?|omslagdoek(?:en)?|haarband(?:en)?|wanten|handschoenen|sokken|beenwarmers|polswarmers|poncho’?s?|vest(?:en|je|jes)?|trui(?:en|tje|tjes)?)(?!\p{L})/iu,
  scenes: [
    'Voor de [weg naar de trein|gang naar de bakker|ronde om het meer], als de wind [toch frisser is|draait].',
    'Aan de kapstok [naast de deur|in de gang] blijft de haak zelden bezet, want [iemand moet nog even weg|er gaat altijd wel iemand naar buiten].',
    'Op het perron, langs het [sportveld|voetbalveld] of bij het [bladharken|sneeuwruimen] wil niemand het koud hebben.',
    'Op vrije dagen graag meteen [na het opstaan|bij het ontbijt] aan, en tot [de avond|de wandeling] niet meer uit.',
    'Op een [herfstmarkt|familiefeest] vraagt vroeg of laat [iemand|een tante] wie dat gemaakt heeft.',
    'Wie in de [winter|herfst] jarig is, pakt zoiets uit en [trekt het meteen aan|geeft het niet meer af].',
  ],
  tips: [
    'Meet iets uit de [kast|kledingkast] dat goed zit plat op en [vergelijk met de opgegeven maten|leg de gegevens ernaast].',
    'Droog [liggend|plat] in plaats van aan de lijn, dan [rekt er niets uit|blijft de vorm].',
    'Vaak is een [nacht bij het open raam|dag in de frisse lucht] genoeg in plaats van [een wasbeurt|de wasmachine].',
    'Liever [vouwen|opgevouwen bewaren] dan [ophangen|aan een hanger hangen].',
    'Haal een losse draad met een [stompe naald|haaknaald] naar [binnen|achteren], knip niets af.',
  ],
}

export const CLOTHES: LocalCraft = {
  names:
    /(?:jurk(?:en|je|jes)?|rok(?:ken|je|jes)?|broek(?:en|je|jes)?|hemd(?:en|je|jes)?|blouses?|t-?shirts?|shirts?|sweaters?|hoodies?|jas(?:sen|je|jes)?|kimono’?s?|schort(?:en|je|jes)?|rompers?|rompertjes?|sloffen|pantoffels?|hoed(?:en|je|jes)?|scrunchies?|haarelastieken|stropdas(?:sen)?)(?!\p{L})/iu,
  scenes: [
    '’s Ochtends uit de kast gepakt, [schoenen erbij|schoenen aan|tas gepakt], en aankleden is [geen vraag meer|zo gebeurd].',
    'Op de [markt|familiedag|verjaardag] vraagt er vast [iemand|een tante] waar dat vandaan komt.',
    'Voor [weekenden|vrije dagen] waarop [niemand op de klok kijkt|er niets hoeft], en ook voor [maandagen|alle andere dagen].',
    'Sommige dingen hangen [zelden|nooit lang] in de kast, omdat er de [volgende ochtend|volgende dag] weer naar gegrepen wordt.',
    'In de koffer zijn er dingen die [als eerste|bovenop] meegaan en het laatst [opgeruimd|gewassen] worden.',
    'Voor een [verjaardagspakje|pakje] ontbreken alleen nog [een lint|een strik|een kaart] en de juiste maat.',
  ],
  tips: [
    'Meet iets uit de [kast|kledingkast] dat goed zit plat op en [vergelijk met de opgegeven maten|leg de gegevens ernaast].',
    'Was binnenstebuiten, bij twijfel [koel|voorzichtig] en met [weinig|een mild] wasmiddel.',
    'Strijk bedrukte of geborduurde delen alleen aan de [binnenkant|achterkant], [als het echt moet|zonder veel druk].',
    'Droog in de schaduw, want [felle|volle] zon maakt kleuren [moe|flets].',
    'Wie tussen de [maten|opgegeven maten] zit, vraagt het best [even|vooraf] na.',
  ],
}

export const BABY: LocalCraft = {
  names:
    /(?:baby(?:deken|dekentje|slofjes|schoentjes|nestje|slaapzak)|wiegdeken(?:tje)?s?|ledikantdeken(?:tje)?s?|slab(?:ben|betje|betjes)?|slabbetjes?|spuugdoek(?:jes|en)?|hydrofieldoek(?:en)?|monddoekjes?|boxkleed(?:en)?|slaapzak(?:ken|je)?|inbakerdoek(?:en)?|aankleedkussenhoes|luieretui)(?!\p{L})/iu,
  scenes: [
    'In de [kinderwagen|reiswieg|draagmand] gaat zoiets altijd mee, zeker als de [ronde|rit] langer wordt.',
    'Tussen [middagslaapje en wandeling|flesje en boertje] zoek je meestal precies wat [binnen handbereik ligt|net in de was zit].',
    'Wat bij de [geboorte|kraamvisite] gegeven is, ligt [jaren later|veel later] nog in de doos met herinneringen.',
    'Naast [rompertjes en mutsjes|luiers en doekjes] blijft er in de luiertas altijd een [hoekje|plekje] vrij.',
    'Ook bij [opa en oma|de oppas] is een kleine voorraad handig, voor [middagen|logeerpartijen] zonder grote tas.',
    '’s Nachts in het [donker|halfdonker] telt alleen dat alles op zijn [vaste|gewone] plek ligt.',
  ],
  tips: [
    'Was [voor het eerste gebruik|vooraf een keer], volgens de gegevens en zonder [wasverzachter|parfum].',
    'In het bedje horen bij [baby’s|de kleinsten] tijdens de slaap geen [losse doeken|losse spulletjes], overdag is daar tijd voor.',
    'Controleer naden en [kleine onderdelen|knoopjes] af en toe op [slijtage|losse draden].',
    'Een [tweede exemplaar|reservestuk] in de kast redt menige [wasdag|middag].',
    'Vergelijk de opgegeven maten met [wagen, bed of kind|de wagen thuis] voordat je [kiest|bestelt].',
  ],
}
