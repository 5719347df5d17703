import { GERMAN_CRAFTS } from './german/crafts.ts'
import type { LanguagePack } from './pack.ts'

export const GERMAN: LanguagePack = {
  smallWords:
    'und oder mit ohne aus in im für von vom zum zur der die das den dem ein eine auf an am bei bis nach je pro ca inkl'.split(
      ' ',
    ),
  isNounFirst: false,
  crafts: GERMAN_CRAFTS,
  lines: [
    'Fragen beantworte ich [gern|am liebsten] noch vor der Bestellung, [eine kurze Nachricht|eine Nachricht] genügt.',
    'Ist etwas [unklar|offen geblieben]? Schreiben Sie mir [einfach|gern], bevor Sie [bestellen|sich entscheiden].',
    'Wenn Sie zu [Maßen|Einzelheiten] oder [Ausführung|Versand] noch etwas wissen möchten, [fragen Sie gern|schreiben Sie mir].',
    'Wer beim [Lesen|Durchsehen] etwas vermisst, fragt am besten [kurz|einfach] nach.',
    'Bei [Unsicherheit|Zweifeln] lieber [vorher fragen|einmal mehr fragen], ich antworte [gern|gern und in Ruhe].',
  ],
  gifts: [
    'Zum Verschenken noch [eine Karte|ein paar Zeilen von Hand] dazulegen, und [mehr braucht es nicht|das Geschenk ist fertig].',
    'Wer ein Geschenk sucht, muss [hier|jetzt] nur noch an die [Karte|Widmung] denken.',
    'Als Geschenk gewinnt so etwas durch [ein paar handgeschriebene Worte|einen handgeschriebenen Gruß], die [Verpackung|Schleife] kommt dann von allein.',
  ],
  giftSign: /geschenk/i,
  solemnSign:
    /trauer|gedenk|beileid|kondolenz|urne\b|grab(?:stein|schmuck|licht|kerze|herz)|sternenkind|verstorben|andenken an/i,
  reasons: {
    title:
      'Der Titel beginnt mit „{primary}“ und hat {titleLength} von 140 möglichen Zeichen; der Marktplatz empfiehlt kurze Titel, die den Artikel klar nennen.',
    tags: 'Es sind {tagCount} von 13 Tags belegt, jeder mit höchstens 20 Zeichen und aus Ihren eigenen Worten.',
    short:
      'Die Beschreibung bleibt nah an Ihrem Text, weil das Programm auf Deutsch nichts über das Stück erfindet; hinzu kommen höchstens Sätze, die für jedes Stück dieser Art gelten. Bitte lesen Sie den Text vor dem Einstellen noch einmal.',
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
