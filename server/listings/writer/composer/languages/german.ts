import type { LanguagePack } from './pack.ts'

export const GERMAN: LanguagePack = {
  smallWords:
    'und oder mit aus in im für von vom zum zur der die das den dem ein eine auf an am bei'.split(
      ' ',
    ),
  isNounFirst: false,
  openers: [
    'Auf der Suche nach „{keyword}“?',
    'Für alle, die „{keyword}“ suchen:',
    '„{keyword}“ aus eigener Fertigung:',
  ],
  lines: [
    '[Ein Blick auf die Fotos lohnt sich|Die Fotos zeigen das Stück aus der Nähe], denn [Details sagen mehr als viele Worte|so lässt sich alles in Ruhe prüfen].',
    '[Fragen beantworte ich gern|Bei Fragen hilft eine kurze Nachricht], am besten [noch vor der Bestellung|bevor Sie bestellen].',
    'Bitte [vergleichen Sie die Angaben mit Ihrem Platz|prüfen Sie die Maße und Angaben], bevor Sie sich entscheiden.',
    '[Ob für den Alltag oder für besondere Tage|Ob für Sie selbst oder für jemanden, der Ihnen wichtig ist]: Sie wissen am besten, wo das Stück hingehört.',
    '[Schlichte Dinge|Solche Stücke] finden oft [schnell ihren Lieblingsplatz|einen Platz, an dem sie bleiben].',
    'Alle Angaben [in dieser Beschreibung|oben] stammen [direkt aus der Werkstatt|von der Person, die das Stück anbietet].',
  ],
  also: '[Auch wer „{keyword}“ sucht, wird hier fündig|Passt ebenso zur Suche nach „{keyword}“|Unter „{keyword}“ ist das Stück genauso richtig].',
  gifts: [
    'Auch als Geschenk [macht es Freude|ist es eine gute Wahl].',
    'Wer [ein Geschenk sucht|etwas verschenken möchte], [ist hier richtig|liegt damit richtig].',
  ],
  giftSign: /geschenk/i,
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
