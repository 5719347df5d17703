import type { LocalCraft } from '../pack.ts'

export const CANDLES: LocalCraft = {
  names: /(?:kaars(?:en|jes?)?|waxmelts?|wax melts?|waxinelichtjes?)(?!\p{L})/iu,
  scenes: [
    'Voor het moment dat [de afwas|de was|het huiswerk] gedaan is en [de bank|de avond] eindelijk roept.',
    'Op de [eettafel|keukentafel] maakt een klein lichtje van [een boterham|soep van gisteren|een restje] al een etentje.',
    'Als de dagen [in november|in december|in januari] kort worden, liggen de lucifers al [klaar|binnen handbereik].',
    'Op de rand van het bad, naast [een boek|een tijdschrift|een schone handdoek], mag het vanavond [stil zijn|even genoeg zijn].',
    'Bij het [lezen|voorlezen|breien] is weinig licht vaak genoeg, en de telefoon blijft [in de gang|in de tas].',
    'Wie onverwacht [mee mag eten|wordt uitgenodigd], heeft zo iets [aardigs|leuks] in handen waar geen vaas voor nodig is.',
    'Bij het [zondagse ontbijt|verjaardagsontbijt] hoort een vlammetje op tafel, ook als [de zon schijnt|de lamp al aan is].',
  ],
  tips: [
    'Zet alles wat warm wordt op een [vlakke|stevige], hittebestendige ondergrond en [blijf in de buurt|laat niets alleen branden].',
    'Niet in de [tocht|buurt van een open raam] zetten, dan [brandt alles gelijkmatiger|blijft het rustig].',
    'Tot de [eerste|juiste] avond koel en [donker|uit de zon] bewaren, want was wordt snel zacht.',
    'Houd afstand tot [gordijnen|droogbloemen] en andere dingen die [vlam vatten|niet tegen warmte kunnen].',
    'Een [onderzetter|schoteltje] eronder spaart de [tafel|vensterbank], want warme was vindt altijd een weg.',
    'Buiten bereik van [kinderen|kleine handen] en [huisdieren|nieuwsgierige katten] neerzetten.',
  ],
}

export const CANDLE_HOLDERS: LocalCraft = {
  names:
    /(?:kandelaars?|kaarsen?(?:houder|standaard|hanger)s?|waxinelicht(?:houder|glaasje)s?|theelicht(?:houder|je)?s?|windlicht(?:en|je|jes)?|lantaarns?)(?!\p{L})/iu,
  scenes: [
    'Bij kaarslicht duurt [het eten|het gesprek|het toetje] altijd een beetje [langer|rustiger].',
    'Steek in de [gang|hal] alvast iets aan voordat [het bezoek|de familie] aanbelt, dan voelt iedereen zich verwacht.',
    'Overdag op [de kast|de vensterbank], ’s avonds midden op [tafel|de lage tafel]: zo’n plek verhuist mee.',
    'Op [druilerige|korte] dagen mag het eerste licht al [bij de thee|na schooltijd] aan.',
    'Naast [een tak uit de tuin|een paar dennenappels|een schaal noten] is de tafel [zo gedekt|snel feestelijk].',
    'Bij een [verhuizing|nieuw huis] een kaars erbij, en tussen de dozen is het eerste licht er [al|alvast].',
  ],
  tips: [
    'Kaarsvet laat zich het best verwijderen als alles [helemaal koud|goed hard] is, met [de vingers|een stukje karton].',
    'Zet kaarsen [recht|stevig] vast en laat ze niet tot [het laatste restje|onderaan] opbranden.',
    'Gebruik een [vlakke|stevige] ondergrond en laat kaarsen nooit [alleen|zonder toezicht] branden.',
    'Houd afstand tot [gordijnen|takken] en [boeken|droogbloemen].',
    'Af en toe [afstoffen|afnemen] met een [zachte|droge] doek is meestal genoeg.',
  ],
}

export const VASES: LocalCraft = {
  names: /(?:va(?:as|zen)|vaasjes?)(?!\p{L})/iu,
  scenes: [
    'Op de [vensterbank|keukentafel|werktafel] haalt [één takje|een plukje kruiden|een bloem van de markt] de tuin al naar binnen.',
    'Van de [markt|wandeling|moestuin] komt altijd wel iets mee dat in het [licht|zicht] wil staan.',
    'Naast de gootsteen, waar je [naar buiten kijkt|elke dag even staat], doet iets levends het [extra goed|bijzonder goed].',
    'In de [winter|koude maanden] kale takken, in [juni|de zomer] alles wat bloeit.',
    'Op de [kast|schouw] mag gerust wat ruimte eromheen blijven, dan [zie je meer|valt ook iets kleins op].',
    'Wie op [visite|een housewarming] komt zonder bloemen, brengt zo de plek voor [het volgende bos|de bloemen van een ander] mee.',
  ],
  tips: [
    'Controleer bij het neerzetten of de [tafel|vensterbank] droog blijft; een schoteltje is [zo gevonden|nooit verkeerd].',
    'Snijd stelen [schuin|vers] af en ververs het water [om de paar dagen|vaak], dan blijft een boeket langer goed.',
    'Haal uitgebloeide [stelen|bloemen] er meteen uit, dan houdt de rest het [langer|beter] vol.',
    'Kalkranden gaan weg met [een scheutje azijn|citroensap] en [warm water|wat geduld].',
    'Spoel na een boeket om met [een flessenborstel|warm water en rijst] en laat [open|ondersteboven] drogen.',
  ],
}

export const PLANTERS: LocalCraft = {
  names:
    /(?:(?:bloem|planten|kruiden|sier)pot(?:ten|jes?)?|plantenbak(?:ken|jes?)?|plantenhangers?|bloembak(?:ken|jes?)?)(?!\p{L})/iu,
  scenes: [
    'Op de [vensterbank|keukentafel|werktafel] groeit iets waar je ’s ochtends [het eerst|meteen] naar kijkt.',
    'Het stekje van [de buurvrouw|oma|een collega] verdient een echt thuis, [geen yoghurtbeker|niet alleen een glas water].',
    'Basilicum in de [keuken|ochtendzon], een varen in de [badkamer|schaduw], en het huis ademt een beetje tuin.',
    'Op het [balkon|trapje] is een [hoekje|trede] genoeg voor iets dat groeit.',
    'Wie bij een [verhuizing|verjaardag] iets levends geeft, geeft het liefst meteen de [plek|ruimte] erbij.',
    'Naast de gootsteen, waar je [naar buiten kijkt|elke dag even staat], vergeet [niemand|je zelden] water te geven.',
  ],
  tips: [
    'Planten staan niet graag nat, dus geef liever [een beetje|mondjesmaat] water en kijk [later|na een poosje] nog eens.',
    'Maak bij het verpotten de [kluit|wortels] los en laat rondom wat ruimte voor [lucht|verse aarde].',
    'Controleer of de [tafel|vensterbank] droog blijft; een schoteltje is [zo gevonden|nooit verkeerd].',
    'Haal planten bij [vorst|nachtvorst] liever [naar binnen|in huis].',
    'Draai af en toe een [slag|stukje], dan groeit de plant niet [scheef|alleen naar het licht].',
  ],
}

export const TEXTILES: LocalCraft = {
  names:
    /(?:dekens?|dekentjes?|plaids?|kussen(?:s|tjes?|hoes|hoezen|sloop|slopen)?|spreien?|sprei|quilts?|tafelkleed(?:en|jes)?|tafellopers?|placemats?|servetten|theedoek(?:en)?|handdoek(?:en)?|pannenlap(?:pen)?|gordijn(?:en)?|vloerkleed(?:en)?|kleden|wandkleed(?:en)?|macram[eé]|wandhangers?|kruikenzak(?:ken)?)(?!\p{L})/iu,
  scenes: [
    'In de [leesstoel|stoel bij het raam] of [op de tuinbank|aan het voeteneind], er is altijd wel een plek [vrij|over].',
    'Een kamer voelt pas [bewoond|af] als er iets [zachts|van stof of garen] in te vinden is.',
    'Op zondag, als [de thee staat te trekken|de krant dik is|de regen tikt], schuift iedereen wat [dichter|gezelliger] bij elkaar.',
    'Bij [filmavond|spelletjesavond|het voorlezen] wil iedereen [dezelfde hoek|dezelfde plek], de kat [voorop|incluis].',
    'Voor een [bruiloft|nieuw huis|geboorte] kies je graag iets dat [elke dag|dagelijks] gebruikt wordt.',
    'Nu eens [binnen|in de kamer], dan weer [op het balkon|op het terras], net waar [de koffie|het boek] ligt of staat.',
  ],
  tips: [
    'Lees voor de eerste wasbeurt de [aanwijzingen|gegevens] en was bij twijfel [koel|voorzichtig].',
    'Laat aan de lucht [drogen|luchten] en [sla|schud] alles af en toe goed uit.',
    '[Felle|Volle] zon maakt elke stof op den duur [flets|moe], dus draai of verleg af en toe.',
    'Haal een losse draad met een [stompe|dikke] naald naar [achteren|binnen], knip niets af.',
    'Meet even na of de [tafel of bank|plek die je in gedachten hebt] past bij de [opgegeven maten|maten hierboven].',
    'Dep vlekken [meteen|direct] met [koud|schoon] water, zonder te wrijven.',
  ],
}

export const FURNITURE: LocalCraft = {
  names:
    /(?:wandplank(?:en)?|plank(?:en|je|jes)?|rek(?:ken|je)?|kruk(?:ken|je|jes)?|bank(?:je|jes)|tafel(?:s|tje|tjes)?|bijzettafels?|kapstok(?:ken)?|spiegels?|klok(?:ken)?|lijst(?:en|je|jes)?|naambord(?:en|je|jes)?|bordjes?)(?!\p{L})/iu,
  scenes: [
    'Tussen [deur en kapstok|bank en raam|bed en muur] is er bijna altijd een plek waar nog iets [ontbreekt|hoort].',
    'Wat anders [rondslingert|in de weg ligt], heeft zo [voortaan|eindelijk] een vaste plek.',
    'In de [gang|kinderkamer|werkkamer] maakt één goed gekozen ding van een lege hoek [een plekje|een echte plek].',
    'Tussen [oude boeken|geërfde meubels|kamerplanten] mag iets staan of hangen waar [over nagedacht is|iemand tijd in heeft gestopt].',
    'Voor een [verhuizing|eerste eigen kamer] een cadeau dat niet [verwelkt|in een la verdwijnt].',
    'Na het [opruimen|verschuiven] een stap achteruit, [even kijken|knikken], en dan pas [koffie|zitten].',
  ],
  tips: [
    'Meet de plek vooraf [op|na] of zet de maten uit met [tape|schilderstape], dan zie je meteen hoe het valt.',
    'Voor het afstoffen is een [zachte|droge] doek genoeg, laat [schuurmiddel|agressieve schoonmaakmiddelen] in de kast.',
    'Liever niet vlak bij [de verwarming|de kachel] of in de [felle|volle] zon.',
    'Wat aan de muur komt, vraagt schroeven en pluggen die bij de [muur|wand] en het [gewicht|gebruik] passen.',
    'Vilt onder [poten en randen|alles wat staat] spaart de [vloer|tafel].',
  ],
}

export const SEASONAL: LocalCraft = {
  names:
    /(?:kerst(?:bal(?:len)?|hangers?|versiering|decoratie|krans(?:en)?|ster(?:ren)?|slingers?|stal(?:len)?|sok(?:ken)?)|paas(?:eieren|ei|krans|decoratie|haas|hazen)|adventskalenders?|adventskrans(?:en)?|krans(?:en|je)?|slingers?|vlaggenlijn(?:en)?|raamhangers?|seizoenstafel|droogbloemen|droogboeket(?:ten)?)(?!\p{L})/iu,
  scenes: [
    'Aan [de voordeur|een tak|een haakje voor het raam] zien de buren meteen [welke tijd van het jaar het is|welk feest eraan komt].',
    'Naast [koekjes en theepot|dennenappels en noten|een vaas met takken] is de vensterbank [zo aangekleed|snel klaar].',
    'Kinderen willen bij het versieren [meedenken|meehelpen], en dan hangt er [onderaan|aan één kant] gewoon wat meer.',
    'Elk feest heeft iets nodig dat [tevoorschijn komt|uitgepakt wordt] zodra het [zover is|begint].',
    'Als kleinigheid bij [een etentje|de koffie|een uitnodiging] staat of hangt zoiets bij de gastheer [zo|meteen] op zijn plek.',
    'Bij het [thuiskomen|openen van de deur] valt het oog er eerst op, nog voor [de tas neergezet is|de jas uit is].',
  ],
  tips: [
    'Bewaar na afloop [droog|stofvrij], het liefst [in een doos|los ingepakt].',
    'Waar kaarsen branden, hoort [afstand|genoeg ruimte], liever [te veel|wat meer] dan te weinig.',
    'Buiten alleen op een [beschutte|overdekte] plek, want [regen|nattigheid] en wind zijn geen vrienden van versiering.',
    'Stof verwijder je met een [zacht|droog] kwastje, dan kom je ook in de [hoekjes|kiertjes].',
    'Kleine onderdelen horen niet in de handen van [baby’s|heel kleine kinderen] of bij [katten|nieuwsgierige dieren].',
  ],
}
