import type { LanguagePack } from './pack.ts'

export const ITALIAN: LanguagePack = {
  smallWords: 'e o di del della con per il la i gli le un una in da su a al senza'.split(' '),
  isNounFirst: true,
  openers: [
    'Cerchi «{keyword}»?',
    'Per chi cerca «{keyword}»:',
    '«{keyword}», in poche parole:',
    'Se la tua ricerca è «{keyword}», eccoti qui:',
  ],
  lines: [
    '[Guarda le foto con calma, ogni dettaglio si vede bene|Le foto mostrano tutto da vicino|Dai un’occhiata alle immagini prima di scegliere].',
    '[Per qualsiasi domanda scrivimi prima di ordinare|In caso di dubbi basta un messaggio|Rispondo volentieri a ogni domanda].',
    '[Controlla le misure prima di scegliere|Confronta i dati qui sopra con quello che ti serve|Conviene misurare il posto che hai in mente].',
    '[Le cose semplici trovano presto il loro posto|Sono spesso le piccole cose a restare|A certi oggetti ci si affeziona in fretta].',
    '[I colori possono variare un po’ da schermo a schermo|Ogni schermo mostra i colori a modo suo|La luce cambia leggermente le tinte].',
    '[Per te o per qualcun altro, decidi tu|Sai meglio di tutti dove starà bene|Scegli con calma, senza fretta].',
    '[Tutto l’essenziale si trova nei dati qui sopra|Quello che leggi sopra è quello che ricevi|Le informazioni importanti sono già scritte].',
    '[Metti da parte l’annuncio se vuoi pensarci|Non serve decidere oggi|Prenditi il tempo che ti serve].',
  ],
  also: '[Va bene anche se cerchi «{keyword}»|Risponde pure alla ricerca «{keyword}»|Chi scrive «{keyword}» arriva anche qui|Se in mente hai «{keyword}», sei nel posto giusto|Tra le risposte a «{keyword}» trovi anche questa].',
  gifts: [
    '[È anche una bella idea regalo|Si può regalare o tenere per sé|Come regalo va benissimo].',
    '[Se cerchi un regalo, è una buona idea|Un pensiero così fa piacere|Da regalare a chi vuoi bene].',
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
