import { ITALIAN_CRAFTS } from './italian/crafts.ts'
import type { LanguagePack } from './pack.ts'

export const ITALIAN: LanguagePack = {
  smallWords: 'e o di del della con per il la i gli le un una in da su a al senza'.split(' '),
  isNounFirst: true,
  crafts: ITALIAN_CRAFTS,
  lines: [
    'Per qualsiasi domanda prima di [ordinare|scegliere], [basta un messaggio|scrivimi].',
    'Sullo schermo le tinte possono [variare un po’|sembrare un po’ diverse], quindi [tienine conto|chiedi se la sfumatura conta].',
  ],
  gifts: [
    'Per un regalo, due righe a mano [dicono quello che manca|valgono quanto il nastro|fanno il resto].',
    'Un regalo scelto [con calma|pensando a qualcuno] si nota [al primo sguardo|subito].',
  ],
  giftSign: /regalo/i,
  solemnSign: /lutto|condoglianze|defunt|funeral|\burn[ae]\b|ceneri|in memoria|commemora/i,
  reasons: {
    title:
      'Il titolo comincia con «{primary}» e ha {titleLength} caratteri su 140; il marketplace consiglia titoli brevi che dicano bene che cos’è.',
    tags: 'Sono usati {tagCount} tag su 13, ognuno di 20 caratteri al massimo e con le tue parole.',
    short:
      'La descrizione resta vicina al tuo testo, perché il programma non inventa nulla sul pezzo in italiano; aggiunge solo frasi vere per ogni oggetto di quel tipo. Rileggila prima di pubblicarla.',
    dropped: 'Non usato: {words}, {why}.',
    noImage: 'Non c’è un testo alternativo perché la foto non è descritta.',
    why: {
      trademark: 'perché il nome appartiene a un marchio o a una persona',
      medical: 'perché le promesse di salute non sono permesse',
      promotional: 'perché le offerte non vanno in un annuncio',
      contradicting: 'perché contraddice la tua descrizione',
      unbacked: 'perché la tua descrizione non lo dice',
      unreadable: 'perché non è una ricerca',
    },
  },
}
