import type { LocalCraft } from '../pack.ts'

export const TOYS: LocalCraft = {
  names:
    /(?:kuscheltiere?|stofftiere?|plüschtiere?|pupp(?:en?|chen)|amigurumis?|teddys?|teddyb[aä]r(?:en)?|spielzeuge?|holzspielzeuge?|rasseln?|greiflinge?|mobiles?|bauklötze|puzzles?|steckenpferde?|handpuppen?|spieluhren?|schmuset[uü]ch(?:er)?|schnuffelt[uü]ch(?:er)?|schnullerketten?|kinderwagenketten?|memorys?|brettspiele?)(?!\p{L})/iu,
  scenes: [
    'Im [Kinderwagen|Auto|Reisebett] fährt immer jemand [Weiches oder Buntes|aus dem Kinderzimmer] mit, sonst wird nicht losgefahren.',
    'Am ersten Tag wird ein Name gesucht, [den niemand erklären kann|der sofort feststeht], und ein Platz [am Tisch|im Bett] freigeräumt.',
    'Auf dem [Kinderzimmerteppich|Wohnzimmerboden] beginnt damit [eine Expedition|ein Konzert|eine lange Reise].',
    'Zur [Geburt|Taufe|Einschulung] ein Geschenk, das [weit herumkommt|viele Ausflüge vor sich hat].',
    'Auch im [Regal|Bücherregal] der Großen findet sich ein Platz, [gleich neben den Krimis|auf Augenhöhe], für alle Fälle.',
    'An [Regentagen|Sonntagen] fehlt oft nur [jemand zum Mitspielen|eine Ecke auf dem Teppich], der Rest ergibt sich von selbst.',
  ],
  tips: [
    'Die Altersangabe und die Maße [vorher lesen|vor dem Verschenken lesen], gerade für [Babys|die Kleinsten].',
    '[Ab und zu|Regelmäßig] nachsehen, ob Nähte, Knöpfe und kleine Teile [noch fest sitzen|halten].',
    'Flecken mit einem [feuchten|lauwarm befeuchteten] Tuch [abtupfen|vorsichtig abwischen], das genügt oft.',
    'Nach dem Reinigen [ganz|an der Luft] trocknen lassen, [fern von der Heizung|nicht auf der Heizung].',
    'Verpackung und Bänder vor dem [ersten Spielen|Überreichen an kleine Kinder] [entfernen|wegräumen].',
    'Kleine Reparaturen [bald|gleich] erledigen, dann bleibt es bei [ein paar Stichen|einem Handgriff].',
  ],
}

export const FOOD: LocalCraft = {
  names:
    /(?:marmeladen?|konfitüren?|fruchtaufstriche?|honig(?!wachs|kerze|seife)e?|gewürze?|gewürzmischung(?:en)?|tees?|teemischung(?:en)?|kekse?|plätzchen|kuchen|schokoladen?|pralinen?|bonbons?|karamell(?:en|bonbons)?|granolas?|müslis?|chutneys?|pestos?|senf|sirup|liköre?|essig|kräutersalze?|backmischung(?:en)?|lebkuchen|nudeln)(?!\p{L})/iu,
  scenes: [
    'Auf dem Frühstückstisch neben [Brot und Butter|Kaffee und Zeitung] ist manches [schneller leer als gedacht|leer, bevor alle wach sind].',
    'Für den [Sonntag|Nachmittag], wenn [die Tanten kommen|es klingelt], und für die [Pause|Ruhe] danach.',
    'Als Mitbringsel [zum Brunch|zur Einladung|zum Spieleabend] ist Selbstgemachtes willkommen, weil [nichts abgestaubt werden muss|alle probieren wollen].',
    'Im Vorratsregal [ganz vorn|auf Augenhöhe], dort, wo [man zuerst hingreift|die Hand von selbst hinfindet].',
    'In einem Korb mit [Brot und Käse|Obst und einer Flasche Saft] ist so ein [Geschenk|Picknick] schnell gepackt.',
    'Nach [einem langen Tag|dem Spaziergang] darf es [eine Kleinigkeit|etwas Gutes] sein, [am besten geteilt|gern zu zweit].',
  ],
  tips: [
    'Vor dem Probieren die [Zutatenliste|Zutaten] lesen, gerade bei [Allergien|Unverträglichkeiten].',
    'Kühl, trocken und [dunkel|lichtgeschützt] lagern, [nicht über dem Herd|fern vom Herd].',
    'Nach dem Öffnen gut [verschließen|zumachen] und [bald|zügig] aufbrauchen.',
    'Immer [sauber|trocken] entnehmen, dann [bleibt der Rest länger frisch|hält sich der Rest].',
    'Das Haltbarkeitsdatum kurz [notieren|nach vorn drehen], bevor alles im [Schrank|Vorrat] verschwindet.',
    'Zum Verschenken erst [kurz vorher|am Tag selbst] einpacken, [so bleibt alles frisch|dann stimmt die Frische].',
  ],
}

export const DOG_WALKS: LocalCraft = {
  names:
    /hunde(?:hals(?:band|bänder|tuch|tücher)|leinen?|mäntel|mantel|pullover|marken?|geschirre?|bandanas?|schleifen?|fliegen?|pfeifen?)|(?<!\p{L})(?:retriever|schlepp|moxon)leinen?|halsband (?:für )?hunde?(?!\p{L})|gassi/iu,
  scenes: [
    'Auf der [Morgenrunde|Abendrunde] sind [andere Hundeleute|die Nachbarn] erfahrungsgemäß die Ersten, die [nachfragen|hinschauen].',
    'An der [Haustür|Garderobe] hängt alles griffbereit, denn Pfoten [warten nicht gern|haben immer Eile].',
    'Im [Café|Zug|Büro] dabei, und [der Vierbeiner|der Mitbewohner auf Pfoten] macht [gleich Eindruck|gute Figur].',
    'Am [Waldrand|Feldweg|Seeufer] angekommen, zählt nur noch, [welcher Stock der richtige ist|wer zuerst losläuft].',
    'Zum [Einzug des Welpen|Geburtstag auf Pfoten] gehört ein Päckchen dazu, auch wenn [vor allem das Papier interessiert|der Karton das eigentliche Geschenk ist].',
    'Auf [Urlaubsfotos|dem Gruppenfoto] sieht man später gleich, wer sich hier wieder [vorgedrängelt|in die Mitte gesetzt] hat.',
  ],
  tips: [
    'Vor dem Bestellen in Ruhe am Hund [messen|Maß nehmen] und mit den Angaben [vergleichen|abgleichen].',
    'Am Hals sollten zwischen Fell und Band immer noch [die flachen Finger|ein paar Finger] [Platz haben|passen].',
    '[Nähte|Kanten], Ringe und Verschlüsse [ab und zu|regelmäßig] prüfen, bevor etwas nachgibt.',
    'Nach [Regen|dem Bad im Bach] mit klarem Wasser abspülen und [an der Luft|hängend] trocknen.',
    'Neues zuerst [zu Hause|im Garten] anprobieren, dann gibt es draußen [weniger Aufregung|keine Diskussionen].',
    'Ohne Aufsicht und beim [Toben|wilden Spiel] mit anderen Hunden lieber [abnehmen|weglassen].',
  ],
}

export const PETS: LocalCraft = {
  names:
    /(?:hunde|katzen|haustier|welpen|kratz|futter)(?:betten?|bett|decken?|kissen|spielzeuge?|näpfe?|napf|körbchen|kekse?|leckerlis?|höhlen?|tunnel|bürsten?|matten?|b[aä]um|angeln?|häuser|haus|zubehör)|(?<!\p{L})(?:leckerlis?|katzenminze)/iu,
  scenes: [
    'Zu Hause ist der beste Platz [immer|meist] dort, wo [der Lieblingsmensch sitzt|die Sonne hinfällt|die Küche in Sichtweite ist].',
    'Beim [Einzug eines Tieres|Geburtstag auf Pfoten] gehört ein Päckchen dazu, auch wenn [vor allem das Papier interessiert|der Karton das eigentliche Geschenk ist].',
    'Erst wird [geschnuppert|misstrauisch geguckt], dann [so getan, als wäre nichts|weggesehen], und am Abend gehört alles zum Revier.',
    'Wer mit Tieren [wohnt|lebt], weiß: Am Ende [sucht sich jedes|wählt jedes] seine Lieblingssachen selbst aus.',
    'Nach dem [Futtern|Toben] kommt erst [das Putzen|das Strecken], dann lange nichts.',
    'Auch die [Nachbarin|Freundin], die im Urlaub [nach dem Rechten sieht|füttert], findet so alles [beisammen|an seinem Platz].',
  ],
  tips: [
    'Vor dem Bestellen kurz [nachmessen|Maß nehmen], was das Tier [wirklich|im Liegen] braucht.',
    'Anfangs nur [unter Aufsicht|im Beisein] benutzen und schauen, ob alles [angenommen wird|gut geht].',
    'Dem Tier Zeit lassen, sich an Neues zu [gewöhnen|herantasten], [Ungeduld|Drängen] hilft selten.',
    'Beschädigtes [rechtzeitig|lieber früher als später] austauschen, damit nichts [verschluckt|abgebissen] wird.',
    'Mit einem [vertrauten Tuch|Lieblingsleckerli] in der Nähe fällt das Kennenlernen [leichter|nicht schwer].',
    'Bei [Allergien|empfindlichem Magen] oder Unsicherheit vorher die [Angaben|Angaben zum Material oder Inhalt] lesen.',
  ],
}

export const KEYRINGS: LocalCraft = {
  names:
    /(?:schlüssel(?:anhänger|b[aä]nd(?:er)?|ringe?)|taschenanhänger|taschenbaumler|lanyards?)(?!\p{L})/iu,
  scenes: [
    'Am [Schlüsselbund|Rucksack] ist jeden Tag etwas davon zu sehen, meist [vor der Haustür|im Treppenhaus].',
    'Ganz unten in der Tasche findet die Hand damit [schneller|leichter], was sie sucht, auch [im Dunkeln|beim Telefonieren].',
    'Zum [ersten Auto|ersten eigenen Schlüssel|Einzug] eine Kleinigkeit, die [jeden Weg mitgeht|überall dabei ist].',
    'Wenn alle Schlüssel [auf demselben Brett hängen|in derselben Schale liegen], erkennt man den eigenen [sofort|auf einen Blick].',
    'In einen [Umschlag|Brief] passt so etwas auch, falls das Päckchen [klein|schmal] bleiben soll.',
    'Am [Turnbeutel|Schulranzen|Rucksack] ist gleich zu sehen, [wem was gehört|was wem gehört].',
  ],
  tips: [
    'Den Ring erst mit [dem Fingernagel|einer Münze] aufspreizen, dann die Schlüssel [auffädeln|einschieben].',
    'Nicht zu viele [Schlüssel|Anhänger] auf einmal, das [zieht an der Befestigung|wird schwer].',
    'Mit einem [trockenen|weichen] Tuch abwischen genügt [meist|in der Regel].',
    'Ab und zu prüfen, ob [der Ring|der Verschluss] noch [sicher|fest] schließt.',
    'Neben dem Telefon in [derselben Tasche|einer Tasche] kann Hartes [kratzen|Spuren lassen], lieber trennen.',
  ],
}
