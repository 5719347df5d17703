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
    'Gesucht und gefunden, „{keyword}“:',
    'Sie suchen „{keyword}“?',
  ],
  lines: [
    '[Ein Blick auf die Fotos lohnt sich, denn dort ist jedes Detail zu sehen|Die Fotos zeigen das Stück aus der Nähe|Auf den Bildern lässt sich in Ruhe ansehen, wie es gemacht ist].',
    '[Fragen beantworte ich gern noch vor der Bestellung|Bei Fragen genügt eine kurze Nachricht|Etwas ist unklar? Schreiben Sie mir einfach].',
    '[Bitte vergleichen Sie die Angaben mit dem Platz, den Sie im Sinn haben|Prüfen Sie die Maße, bevor Sie sich entscheiden|Am besten halten Sie die Angaben kurz gegen Ihre Wünsche].',
    '[Ob für den Alltag oder für besondere Tage, das entscheiden Sie|Wo das Stück bei Ihnen hingehört, wissen Sie am besten|Für sich selbst oder für jemand anderen, beides hat seinen Sinn].',
    '[Schlichte Dinge finden oft schnell ihren Platz|Manches braucht nur einen Tag, um dazuzugehören|Solche Stücke begleiten einen gern länger].',
    '[Farben können auf dem Bildschirm etwas anders wirken|Jeder Bildschirm zeigt Farben ein wenig anders|Licht und Bildschirm verändern Farben leicht].',
    '[Lassen Sie sich mit der Auswahl Zeit|In Ruhe auszuwählen ist immer erlaubt|Eine Nacht darüber zu schlafen schadet nie].',
    '[Alles Wichtige steht in den Angaben oben|Die Angaben oben sagen, was Sie bekommen|Was oben steht, gilt].',
  ],
  also: '[Auch wer „{keyword}“ sucht, wird hier fündig|Passt ebenso zur Suche nach „{keyword}“|Unter „{keyword}“ ist das Stück genauso richtig|Wer nach „{keyword}“ sucht, sollte zweimal hinsehen|Das Stück passt auch, wenn „{keyword}“ auf Ihrem Zettel steht].',
  gifts: [
    '[Auch als Geschenk macht es Freude|Zum Verschenken eignet es sich ebenso|Wer ein Geschenk sucht, ist hier richtig].',
    '[Wer etwas verschenken möchte, liegt damit richtig|Als Geschenk kommt es von Herzen|Ein Geschenk, das man auch behalten möchte].',
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
