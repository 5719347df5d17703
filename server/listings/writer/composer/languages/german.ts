import { GERMAN_CRAFTS } from './german/crafts.ts'
import type { LanguagePack } from './pack.ts'

export const GERMAN: LanguagePack = {
  smallWords:
    'und oder mit aus in im für von vom zum zur der die das den dem ein eine auf an am bei'.split(
      ' ',
    ),
  isNounFirst: false,
  crafts: GERMAN_CRAFTS,
  lines: [
    '[Fragen beantworte ich gern noch vor der Bestellung|Bei Fragen genügt eine kurze Nachricht|Etwas ist unklar? Schreiben Sie mir einfach].',
    '[Farben können auf dem Bildschirm etwas anders wirken|Jeder Bildschirm zeigt Farben ein wenig anders|Licht und Bildschirm verändern Farben leicht].',
  ],
  gifts: [
    '[Auch als Geschenk macht es Freude|Zum Verschenken eignet es sich ebenso|Wer ein Geschenk sucht, ist hier richtig].',
    '[Wer etwas verschenken möchte, liegt damit richtig|Als Geschenk kommt es von Herzen|Ein Geschenk, das man auch behalten möchte].',
  ],
  giftSign: /geschenk/i,
  solemnSign:
    /trauer|gedenk|beileid|kondolenz|urne\b|grab(?:stein|schmuck|licht|kerze|herz)|sternenkind|verstorben|andenken an/i,
  reasons: {
    title:
      'Der Titel beginnt mit „{primary}“ und hat {titleLength} von 140 möglichen Zeichen; der Marktplatz empfiehlt kurze Titel, die den Artikel klar nennen.',
    tags: 'Es sind {tagCount} von 13 Tags belegt, jeder mit höchstens 20 Zeichen und aus Ihren eigenen Worten.',
    short:
      'Die Beschreibung bleibt nah an Ihrem Text, weil das Programm auf Deutsch keine eigenen Sätze über das Stück erfindet; bitte lesen Sie den Text vor dem Einstellen noch einmal.',
    dropped: 'Nicht verwendet: {words}, {why}.',
    noImage: 'Einen Alternativtext gibt es nicht, weil keine Bildbeschreibung vorliegt.',
    why: {
      trademark: 'weil der Name einer Marke oder Person gehört',
      medical: 'weil Gesundheitsversprechen nicht erlaubt sind',
      promotional: 'weil Werbeaussagen nicht in ein Angebot gehören',
      contradicting: 'weil es Ihrer Beschreibung widerspricht',
      unbacked: 'weil Ihre Beschreibung dazu nichts sagt',
      unreadable: 'weil es kein Suchbegriff ist',
    },
  },
}
