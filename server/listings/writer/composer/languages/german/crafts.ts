import type { LocalCraft } from '../pack.ts'

const DRINKWARE: LocalCraft = {
  names: /tassen?\b|becher\b|\bmugs?\b|teeschalen?\b|(?<!\p{L})krüge?\b|humpen/iu,
  scenes: [
    'Für [den ersten Kaffee|den ersten Tee|die erste Viertelstunde] am Morgen, bevor [das Telefon klingelt|das Haus wach wird|jemand etwas will].',
    'In jeder Küche gibt es [ein Lieblingsstück|etwas], das nie [im Schrank|im Regal] steht, weil es ständig [in Gebrauch|unterwegs] ist.',
    'Zehn Minuten am [Fenster|Küchentisch], [die Zeitung|das Kreuzworträtsel|ein Kapitel] dazu, und der [Dienstag|Nachmittag] darf noch warten.',
    'Auf dem Schreibtisch zwischen [Notizen und Kabeln|Stiften und Stapeln] erinnert [ein warmer Schluck|ein Schluck Tee] daran, [eine Pause zu machen|kurz aufzusehen].',
    'Wenn der Besuch „nur fünf Minuten“ [bleiben will|Zeit hat], ist trotzdem schnell [Wasser aufgesetzt|Kaffee gekocht|noch einmal nachgeschenkt].',
    'Draußen [Regen|Nebel|Wind], drinnen [etwas Heißes|ein heißer Tee|ein heißer Kakao] und [eine Decke|ein Buch|das Radio], mehr braucht ein Sonntag nicht.',
    'Ein gedeckter Tisch darf ruhig [gemischt|zusammengewürfelt] sein: Jeder [greift nach seinem|hat sein] Lieblingsstück, und es gibt gleich [etwas zu erzählen|etwas zu lachen].',
  ],
  tips: [
    '[Kurz|Einmal] mit heißem Leitungswasser ausgespült, bleibt [der Kaffee|der Tee|das Getränk] danach länger warm.',
    '[Gleich|Bald] nach dem letzten Schluck ausspülen, dann setzen sich [Tee- und Kaffeeränder|Ränder] gar nicht erst fest.',
    'Im Zweifel von Hand spülen, mit [einem weichen Schwamm|einer weichen Bürste] und ohne [Scheuermilch|Scheuerpulver].',
    'Im Regal [immer|am besten] aufrecht abstellen, denn der Rand [bekommt|nimmt] am schnellsten [etwas ab|einen Stoß übel].',
    'Ein Untersetzer [schont|schützt] den [guten Tisch|Holztisch], wenn es [heiß|randvoll] serviert wird.',
    'Nicht [direkt|geradewegs] aus dem [kalten Schrank|Kühlschrank] mit kochendem Wasser füllen, lieber [einen Moment|eine Minute] warten.',
  ],
}

/** German kinds of products; what a word like "Schnittmuster Tasche" means first comes first. */
export const GERMAN_CRAFTS: readonly LocalCraft[] = [DRINKWARE]
