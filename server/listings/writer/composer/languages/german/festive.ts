import type { LocalCraft } from '../pack.ts'

export const SEASONAL: LocalCraft = {
  names:
    /(?:(?:weihnachts|oster|advents|christbaum|baum|herbst|frühlings|halloween|winter)(?:kugeln?|anhänger|deko(?:ration)?|schmuck|kr[aä]nze?|kranz|kalender|stern(?:e|chen)?|eier|hasen?|hase|figuren?|girlanden?|wichtel)|girlanden?|wimpelketten?|krippen?|nikolaus(?:strumpf|stiefel)|osternest(?:er)?|wichtel|fensterbilder?|fensterbild|lichterketten?)(?!\p{L})/iu,
  scenes: [
    'Jedes Jahr, wenn [die Kisten vom Dachboden kommen|der Karton aufgeht], [freuen sich|warten] alle auf dieselben Stücke.',
    'An [der Tür|einem Zweig|einem Haken im Fenster] sehen die Nachbarn, welche Jahreszeit [gerade ist|im Kalender steht].',
    'Neben [Plätzchenteller und Teekanne|Zapfen und Nüssen|einer Vase mit Zweigen] ist das Fensterbrett schnell [umdekoriert|fertig].',
    'Kinder wollen beim Schmücken [mitreden|mithelfen], und [manches hängt dann eben tief|dann hängt eben alles auf einer Seite].',
    'Jedes Fest braucht etwas, das [hervorgeholt|ausgepackt] wird, sobald es [so weit ist|losgeht].',
    'Als Mitbringsel zur [Einladung|Kaffeetafel|Feier] ist so etwas bei den Gastgebern [schnell|gleich] aufgestellt oder aufgehängt.',
  ],
  tips: [
    'Nach der Saison [trocken|staubfrei] verpacken, am besten [in einer Schachtel|einzeln eingeschlagen].',
    'Wo Kerzen brennen, [Abstand halten|genug Abstand lassen], und zwar lieber [zu viel als zu wenig|etwas mehr].',
    'Draußen nur an einem [geschützten|überdachten] Platz, [Regen|Nässe] und Wind sind fast jeder Dekoration zu viel.',
    'Zum Abstauben einen [weichen Pinsel|trockenen Pinsel] nehmen, damit kommt man auch in [Ritzen|Ecken].',
    'Kleine Teile gehören nicht in die Hände von [Babys|ganz kleinen Kindern] und nicht in die Nähe von [Katzenpfoten|neugierigen Haustieren].',
    'Vor dem Aufhängen kurz prüfen, ob [der Haken|der Nagel] das [Gewicht|Ganze] trägt.',
  ],
}

export const WREATHS: LocalCraft = {
  names:
    /(?:(?<!advents|rosen|oster|weihnachts)kr[aä]nz(?:e|chen)?|trockenblumen(?:str[aä]u(?:ß|ss)e?|gestecke?)?|blumenstr[aä]u(?:ß|ss)e?|gestecke?)(?!\p{L})/iu,
  scenes: [
    'An der [Haustür|Wohnungstür] merken alle, dass sie willkommen sind, auch die [Postbotin|Nachbarskinder].',
    'Über dem [Esstisch|Bett|Sideboard] genügen ein Nagel und [etwas Platz|ein wenig Ruhe drumherum].',
    'Beim [Heimkommen|Aufschließen] fällt der Blick zuerst darauf, noch bevor [der Schlüssel gefunden ist|die Tasche abgestellt ist].',
    'Auf dem Tisch, mit [einer Kerze|ein paar Gläsern] in sicherem Abstand, [beginnt das Fest|wird aus dem Alltag ein Fest].',
    'Ein Stück [Wiese|Garten] im Flur, auch wenn draußen [Nebel|Regen] hängt.',
    'Zum [Einzug|Geburtstag] mitgebracht, hält die Freude länger als bei [einem frischen Strauß|Schnittblumen].',
  ],
  tips: [
    'Vor dem Aufhängen kurz prüfen, ob [der Haken|der Nagel] das [Gewicht|Ganze] trägt.',
    'Ein Platz drinnen oder unter einem [Vordach|Dach] ist besser als [Regen|Wind und Wetter].',
    'Nicht in die [pralle|volle] Sonne hängen, dort [verblassen|ermüden] Farben zuerst.',
    'Staub mit einem [weichen|trockenen] Pinsel oder dem Föhn auf [kalter|kleinster] Stufe entfernen.',
    'Von Kerzen und [Öfen|Heizkörpern] genug [Abstand|Luft] lassen.',
    'Zum Verstauen locker in [eine Schachtel|Seidenpapier] legen, nichts [obenauf stapeln|darauf stellen].',
  ],
}

export const BABY: LocalCraft = {
  names:
    /(?:(?:baby|krabbel|kinderwagen|puck|kuschel)decken?|spuckt[uü]ch(?:er)?|mullt[uü]ch(?:er)?|lätzchen|schlafs[aä]ck(?:e)?|pucks[aä]ck(?:e)?|wickel(?:unterlagen?|auflagen?)|stillkissen|babynest(?:er)?|babyschuhe|krabbelschuhe)(?!\p{L})/iu,
  scenes: [
    'Im [Kinderwagen|Tragekorb|Reisebett] fährt so etwas immer mit, gerade wenn die [Runde|Fahrt] länger wird.',
    'Zwischen [Mittagsschlaf und Spaziergang|Flasche und Bäuerchen] wird meist genau das [gesucht|gebraucht], was in Reichweite liegt.',
    'Manches von der [Geburt|Taufe] liegt [noch Jahre später|viel später noch] in der Kiste mit den Erinnerungen.',
    'Neben [Strampler und Mützchen|Windeln und Tüchern] bleibt in der Wickeltasche immer [ein Eckchen|etwas Platz] frei.',
    'Auch bei den [Großeltern|Paten] ist ein kleiner Vorrat gut, für [Nachmittage|Besuche] ohne die große Tasche.',
    'Nachts im [Halbschlaf|Dunkeln] zählt nur, dass alles [griffbereit|am gewohnten Platz] liegt.',
  ],
  tips: [
    'Vor dem ersten Gebrauch [waschen|einmal waschen], nach den Angaben und ohne [Weichspüler|starke Düfte].',
    'Ins Bettchen gehört bei [Babys|den Kleinsten] im Schlaf nichts [Loses|Lockeres], dafür ist [am Tag|beim Kuscheln unterwegs] Zeit.',
    'Nähte und [kleine Teile|Knöpfe] ab und zu auf festen [Sitz|Halt] prüfen.',
    'Ein [zweites Stück|Ersatzstück] im Schrank rettet manchen [Waschtag|Nachmittag].',
    'Die angegebenen Maße mit [Wagen, Bett oder Kind|dem Wagen zu Hause] vergleichen, bevor [bestellt wird|die Wahl fällt].',
  ],
}
