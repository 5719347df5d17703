import type { LanguagePack } from './pack.ts'

export const ITALIAN: LanguagePack = {
  smallWords: 'e o di del della con per il la i gli le un una in da su a al senza'.split(' '),
  isNounFirst: true,
  openers: ['Cerchi {keyword}?', 'Per chi cerca {keyword}:', '{keyword}, in poche parole:'],
  lines: [
    '[Guarda le foto con calma|Le foto mostrano tutto da vicino]: [i dettagli si vedono bene|ogni dettaglio conta].',
    '[Per qualsiasi domanda|In caso di dubbi] scrivimi [prima di ordinare|prima dell’acquisto].',
    '[Controlla le misure|Rileggi i dati qui sopra] prima di scegliere.',
    'Le cose semplici trovano presto [il loro posto|un posto tutto loro].',
  ],
  also: '[Va bene anche se cerchi|Risponde pure alla ricerca|Adatto a chi desidera] {keyword}.',
  gifts: [
    '[È anche una bella idea regalo|Va bene anche come regalo].',
    'Se cerchi un regalo, [eccone uno|è una buona idea].',
  ],
  giftSign: /regalo/i,
  reasons: {
    title:
      'Il titolo comincia con «{primary}» e ha {titleLength} caratteri su 140; il marketplace consiglia titoli brevi che dicano bene che cos’è.',
    tags: 'Sono usati {tagCount} tag su 13, ognuno di 20 caratteri al massimo e con le tue parole.',
    short:
      'La descrizione resta breve e vicina al tuo testo, perché il programma non inventa frasi sul pezzo in italiano; rileggila prima di pubblicarla.',
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
