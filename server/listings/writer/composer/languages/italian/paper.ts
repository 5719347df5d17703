import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const FILES: LocalCraft = {
  names: wholeWords(
    'cartamodell[oi]|schem[ai] (?:uncinetto|maglia|punto croce|ricamo|amigurumi|pdf)|schem[ai] (?:di|per|a) (?:uncinetto|maglia|punto croce|ricamo|amigurumi)|tutorial|download|scaricabil[ei]|digital[ei]|stampabil[ei]|da stampare|pdf|svg|file',
    'orolog[io]|spedit[oai]',
  ),
  scenes: [
    'Un pomeriggio [di pioggia|libero], il tavolo sgombro e [qualcosa di caldo accanto|la radio accesa], e [si può cominciare|non manca altro].',
    'C’è chi [stampa la sera stessa|comincia subito] e chi [aspetta il fine settimana|tiene l’idea per sabato], e [vanno bene entrambi|nessuno sbaglia].',
    'I progetti cominciano [un sabato mattina|una notte senza sonno] e finiscono [quando si può|la domenica tardi].',
    'In una cartella dal nome [chiaro|ben scelto], l’idea di oggi si ritrova [anche tra un anno|il giorno che serve].',
    'Quello che si fa in casa porta [la mano|il gusto|la calligrafia] di chi lo fa, ed è [questo il bello|quello che si nota].',
    'Un po’ di tempo con [forbici e carta|le mani occupate], insieme a [un’amica|i bambini|tua madre], è già [un programma|una bella giornata].',
  ],
  tips: [
    'Prima di [cominciare|ordinare], guarda [il formato|che cosa è incluso] e controlla che il tuo [dispositivo lo apra|programma lo legga].',
    'Tieni una copia in [un’altra cartella|un altro dispositivo], perché ogni [schermo|disco] prima o poi si guasta [senza avvisare|sul più bello].',
    'Se stampi, una prova su [carta comune|brutta copia] [risparmia inchiostro|evita sorprese] e dice se [la scala è giusta|tutto torna].',
    'L’opzione di stampa [a dimensione reale|senza adattare alla pagina] è spesso quella giusta quando [la misura conta|si deve ritagliare].',
    'Per la versione finale, una carta [più spessa|con un po’ più di corpo] [si sente tra le dita|resiste meglio].',
    'Se qualcosa non si [apre|vede] bene, scrivimi prima di [scoraggiarti|riprovare da capo] e dimmi [che programma usi|su quale dispositivo].',
  ],
}

export const CARDS: LocalCraft = {
  names: wholeWords(
    'bigliett[oi]|bigliettin[oi]|cartolin[ae]|partecipazion[ei]|invit[oi]|carta da lettere',
    'porta ?biglietti|portafogli[oi]?|biglietti da visita in',
  ),
  scenes: [
    'Scrivere a mano [richiede un po’ più di tempo|obbliga ad andare piano], e [si sente leggendo|si vede subito].',
    'Al tavolo della cucina, con [una buona luce|un caffè], si trovano [le parole|il tono giusto].',
    'Certe carte finiscono in [una scatola da scarpe|un cassetto|un libro] e si rileggono [dopo anni|a ogni trasloco].',
    'Un [martedì|giovedì] senza [compleanni|occasioni] è [un buon giorno|il momento giusto] per [scrivere due righe|dare notizie].',
    'Con una penna [che scorre|che ti piace] e [un quarto d’ora|il telefono lontano], è [quasi fatta|già a metà].',
    'Avere della bella carta a portata di mano salva [più di una data|tanti compleanni] quando il calendario [va di corsa|anticipa].',
  ],
  tips: [
    'Prova [la penna|l’inchiostro] su un foglio a parte, perché non tutti gli inchiostri asciugano [allo stesso modo|con la stessa calma].',
    'Una brutta copia [a matita|su un altro foglio] evita le cancellature quando [c’è molto da dire|la mano esita].',
    'Tenere [in piano|tra due libri], lontano [dall’umidità|dalla finestra], mantiene [i bordi netti|la carta liscia].',
    'Lascia asciugare [l’inchiostro|quello che hai scritto] prima di [chiudere|mettere nella busta], per evitare [sbavature|dita macchiate].',
    'Se ci sono nomi o date, rileggili [due volte|ad alta voce] [prima di ordinare|prima di confermare].',
    'Segnare [il luogo e la data|la data] sembra poca cosa, e col tempo è [quello che si guarda per primo|la prima cosa che si cerca].',
  ],
}

export const PRINTS: LocalCraft = {
  names: wholeWords(
    'stamp[ae]|poster|quadr[oi]|quadrett[oi]|illustrazion[ei]|incision[ei]|acquerell[oi]|ritratt[oi]|tel[ae]|serigrafi[ae]|linoleografi[ae]|disegn[oi]',
    'magliett[ae]|t-shirt|tazz[ae]|cuscin[oi]|bors[ae]|tela di (?:cotone|juta|lino)|in tela|a quadri|stampa 3d|stampat[oi]',
  ),
  scenes: [
    'Nel [corridoio|vano delle scale], dove [si passa in fretta|nessuno si ferma], qualcosa alla parete fa [rallentare|alzare gli occhi].',
    'Sopra [la scrivania|il comò|il divano], lo sguardo ha dove posarsi [tra un compito e l’altro|tra una chiamata e l’altra].',
    'Una parete vuota non chiede [dieci cose|granché], e a volte una sola immagine [basta|la riempie].',
    'Appoggiare su [una mensola|un mobile] invece di appendere permette di [cambiare idea|spostare tutto] [a ogni stagione|quando ne viene voglia].',
    'In [una casa nuova|un appartamento in affitto], la prima cosa che si appende [zittisce l’eco|dice che lì abita qualcuno].',
    'Tra [le foto di famiglia|le cartoline e i ricordi], un’immagine in più [cambia musica|rompe la fila] e, senza sapere perché, [l’insieme respira|tutto torna].',
  ],
  tips: [
    'All’altezza degli occhi è [una buona regola|spesso il punto giusto], e un po’ più in basso [sopra un mobile|se si guarda dal divano].',
    'Meglio evitare [il sole diretto|la luce di mezzogiorno], che con gli anni [si mangia le tinte|spegne tutto].',
    'Un foglio della stessa misura fissato con [del nastro|un po’ di gomma adesiva] dice subito [se ci sta|se il posto è giusto], prima del [trapano|primo buco].',
    'Prima di [pensare alla cornice|cercare il posto], guarda [le misure qui sopra|le misure dell’annuncio], [margini compresi|da bordo a bordo].',
    'In cucina e in bagno c’è [vapore|umidità], meglio [una parete in disparte|un’altra stanza].',
    'Prendi sempre [dai bordi|dagli angoli], con le mani [pulite|asciutte], [soprattutto per appendere|anche nella fretta].',
  ],
}

export const NOTEBOOKS: LocalCraft = {
  names: wholeWords(
    'quadern[oi]|taccuin[oi]|diari[oi]?|agend[ae]|album|bullet journal',
    'copriquaderno|copri agenda|custodi[ae]|uso diario',
  ),
  scenes: [
    'La prima pagina mette [soggezione|un po’ paura], la seconda [meno|quasi niente], e alla decima non ci si pensa più.',
    'Il comodino è un buon posto per [le idee della notte|i sogni strani|la lista di domani], con una matita [vicino|accanto].',
    'I treni e le sale d’attesa invitano a [scrivere|disegnare] quello che [non sta nel telefono|si dimenticherebbe].',
    'C’è chi riempie [fino ai margini|ogni riga] e chi [incolla biglietti e foglie|disegna mentre pensa].',
    'Una domenica con [il caffè|la pioggia] e [la settimana davanti|il calendario vuoto] chiede [carta|due appunti].',
    'Anni dopo, [riordinando|in fondo a una scatola], si rilegge con piacere [una ricetta|una frase sentita per strada|un vecchio progetto].',
  ],
  tips: [
    'Prova [la stilografica|il pennarello] sull’ultima pagina, nel caso [l’inchiostro trapassi|l’inchiostro asciughi piano].',
    'Lasciare vuoto [il primo foglio|l’inizio] permette di metterci [un indice|un titolo] più avanti.',
    'Lontano [dalla finestra|dall’umidità] le pagine [si ondulano meno|restano lisce], soprattutto [d’estate|vicino al mare].',
    'Per incollare ricordi, meglio [poco alla volta|una pagina sì e una no], così la rilegatura [soffre meno|resta dritta].',
    'Prima di scegliere, guarda [il formato|il tipo di pagine] e pensa se starà [in borsa|sulla scrivania].',
  ],
}
