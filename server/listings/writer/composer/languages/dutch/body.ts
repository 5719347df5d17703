import type { LocalCraft } from '../pack.ts'

export const SOAP: LocalCraft = {
  names:
    /(?:ze(?:ep|pen)|zeepjes?|badbom(?:men|metjes)?|bruisbal(?:len)?|badzout|shampoo(?:bar)?s?|douchegel|douchebars?)(?!\p{L})/iu,
  scenes: [
    'Bij de wastafel zien [gasten|bezoekers] eerst wat er [naast de kraan|op de rand] ligt, en pakken het [graag|nieuwsgierig] op.',
    'Na [het onkruid wieden|een middag in de tuin|het kneden van brood] wordt handen wassen [een beloning|een kleine pauze].',
    '’s Ochtends is er in de badkamer [weinig tijd|veel te doen], en juist dan is iets moois [welkom|fijn].',
    'Een [schone|opgevouwen] handdoek ernaast, en [het gastentoilet|de kleine badkamer] is klaar.',
    'Voor de avond dat [de badkamerdeur|de deur] dichtblijft en [niemand klopt|de telefoon buiten ligt].',
    'In de [reistas|sporttas] gaat zo een stukje [thuis|gewoonte] mee.',
  ],
  tips: [
    'Droog en [luchtig|uit de zon] bewaard gaat alles [langer|lekker lang] mee.',
    'Laat niets in een plasje water op de [wastafel|badrand] liggen, dat is [zonde|jammer].',
    'Bij een gevoelige huid eerst een [klein|onopvallend] plekje proberen en [even|een dag] afwachten.',
    'Lees vooraf even de [lijst met ingrediënten|ingrediënten], zeker bij [allergieën|een allergie].',
    'Komt er iets in de ogen, spoel dan [meteen|direct] met [veel|schoon] water.',
  ],
}

export const SKIN_CARE: LocalCraft = {
  names:
    /(?:cr[eèé]me?s?|balsem(?:s)?|lippenbalsem|zal(?:f|ven)|lotions?|scrubs?|bodybutter|huidolie|gezichtsolie|baardolie|massageolie|deodorants?|gezichtsmaskers?|serum)(?!\p{L})/iu,
  scenes: [
    'In de [handtas|jaszak] of naast het [bed|wastafelkastje] is er altijd nog plaats voor [een beetje verzorging|iets fijns].',
    '’s Ochtends [na het douchen|voor de koffie], ’s avonds [voor het slapengaan|na het tandenpoetsen]: zo wordt het een gewoonte.',
    'Een paar [rustige|stille] minuten voor de spiegel, voordat [het huis wakker wordt|iedereen de badkamer in wil|de dag begint].',
    'Op het nachtkastje, tussen [boek en bril|wekker en waterglas], hoort ook iets voor [jezelf|de avond].',
    'Wie veel [in de tuin werkt|met de handen werkt|buiten is], neemt ’s avonds graag even [pauze|de tijd].',
    'Bij het [pakken|inpakken] blijft in de [rugzak|toilettas] altijd wel een hoekje vrij.',
  ],
  tips: [
    'Probeer eerst een klein plekje uit, bijvoorbeeld [aan de binnenkant van de elleboog|aan de pols], en [wacht even|kijk het even aan].',
    'Begin met [weinig|een klein beetje] en neem zo nodig [meer|nog wat].',
    'Neem er alleen met [schone|droge] handen van, dan blijft de rest [langer|mooi] goed.',
    'Goed gesloten en [koel|donker] bewaren, [niet op de verwarming|niet op de vensterbank].',
    'Lees bij allergieën [eerst|vooraf] de [ingrediënten|lijst met ingrediënten].',
  ],
}

export const EARRINGS: LocalCraft = {
  names:
    /(?:oorbel(?:len|letjes?)?|oorhangers?|oorstekers?|oorknop(?:jes|pen)|creolen|oorringen|oorsieraden)(?!\p{L})/iu,
  scenes: [
    'Met [opgestoken|kort] haar zie je oorsieraden meteen, met [los|lang] haar glinstert er af en toe iets.',
    '’s Ochtends [snel|in het voorbijgaan] in, en zelfs een videogesprek oogt een beetje [feestelijk|aangekleed].',
    'Als de jurk [eenvoudig|effen] is, mogen de oren [iets vertellen|meepraten].',
    'Voor [de bruiloft van een vriendin|een concert|een etentje], en de volgende ochtend bij [de spijkerbroek|een trui] gewoon weer.',
    'Een klein [doosje|zakje] in de hand, en de [vriendin|zus|nicht] hoeft bij het uitpakken niet lang te raden.',
    'Nog één blik in de spiegel [in de gang|bij de kapstok], en [weg|naar buiten].',
  ],
  tips: [
    'Eerst [haarlak|parfum], dan even [laten drogen|wachten], dan pas in.',
    'Doe sieraden uit bij het [slapen|zwemmen|sporten], dat spaart [oor en sluiting|huid en sieraad].',
    'Bewaar per paar in [een schaaltje|een vakje], dan raakt er nooit een [kwijt|zoek].',
    'Veeg na het dragen even af met een [zachte|droge] doek, dat is [meestal|vaak] genoeg.',
    'Wie gevoelig is, leest vooraf even [waar alles van gemaakt is|de gegevens over het materiaal], of [vraagt het|stuurt een bericht].',
  ],
}

export const JEWELLERY: LocalCraft = {
  names:
    /(?:(?<!sleutel|speen|lampjes)ketting(?:en|kje|kjes)?|colliers?|armband(?:en|je|jes)?|(?<!sleutel|tas|kerst|label)hangers?|enkelband(?:en|jes?)?|broch(?:e|es)|broches?|sieraad|sieraden|(?<!sleutel|gordijn|spelling)ring(?:en|etje)?|ringetjes?|medaillons?)(?!\p{L})/iu,
  scenes: [
    'Over een [trui|overhemd|T-shirt] op gewone dagen, en bij een [jurk|feest] net zo goed.',
    '’s Ochtends één greep [naast de spiegel|in het schaaltje], en [een simpel shirt|een oude trui] lijkt ineens gekozen.',
    'Apart gedragen [rustig|ingetogen], met [oudere stukken|erfstukken] samen een kleine verzameling waar [naar gevraagd wordt|vragen over komen].',
    'Bij een [verjaardag|diploma|afscheid] een herinnering die je niet in [een la|een kast] legt.',
    'In de koffer nemen sieraden [bijna geen|nauwelijks] plaats in, en ze maken van [één jurk|twee shirts] meer dan één avond.',
    'Bij de [koffie|lunch] blijft de blik van een vriendin er [even|graag] aan hangen.',
  ],
  tips: [
    'Eerst [parfum|haarlak|crème], dan sieraden: die volgorde spaart [elk oppervlak|de glans].',
    'Bewaar [los van elkaar|apart], met de sluiting [dicht|vast], dan raakt er niets in de knoop.',
    'Doe sieraden af bij het [douchen|zwemmen|sporten] en in [bed|de tuin].',
    'Veeg af en toe af met een [zachte|droge] doek, meer is [zelden|meestal niet] nodig.',
    'Meet vooraf met een [touwtje|meetlint] of de maat [bevalt|klopt].',
    'Bij een knoop helpen een [naald|tandenstoker] en [geduld|goed licht], trekken niet.',
  ],
}
