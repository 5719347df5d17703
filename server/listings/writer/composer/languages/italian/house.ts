import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const CANDLES: LocalCraft = {
  names: wholeWords(
    'candela|candele|candeline|ceri|cero',
    'porta ?candel[ae]|stamp[oi]|led|kit|stoppin[oi] per|vassoio',
  ),
  scenes: [
    'All’ora in cui [si spengono gli schermi|si mette via il lavoro|finalmente tutti si siedono], [la casa abbassa la voce|la giornata può chiudersi].',
    'A tavola, tra [il pane e l’olio|i bicchieri e i piatti|l’insalata e il vino], una fiamma fa [durare la cena|dimenticare l’ora].',
    'Anche un [martedì|giovedì|lunedì] qualunque merita [una piccola luce|un po’ di cerimonia] mentre [il sugo cuoce|la radio va|fuori piove].',
    'Sul bordo della vasca, [a porta chiusa|con la musica bassa], una fiamma dà a [dieci minuti|un quarto d’ora] il sapore di [una vacanza|una sera libera].',
    'Sulla mensola, [tra libri e foto|vicino a una pianta|accanto allo specchio], c’è un angolo che [aspetta la sera|si tiene pronto per la notte].',
    'Quando fa buio, [un capitolo in più|quella lettera da finire|un disco intero] si gode meglio con [poca luce|la lampada spenta], [senza guardare l’ora|nella casa che dorme].',
    'Quando [arrivano amici|si aspetta qualcuno], una fiamma [nell’ingresso|vicino alla porta] dice «[entra|fai come a casa tua]» prima di tutti.',
  ],
  tips: [
    'Con lo stoppino accorciato [prima di ogni accensione|ogni volta] la fiamma resta [più calma|più dritta] e fa [meno fumo|meno fuliggine].',
    'Se la cera è in un contenitore, la prima volta lasciala sciogliere [fino al bordo|su tutta la superficie], così [non si scava al centro|si consuma in modo uniforme].',
    'Meglio stare lontano [dalle correnti d’aria|dalla finestra aperta|dal ventilatore], perché una fiamma [piegata|inquieta] consuma la cera da un lato solo.',
    'Una fiamma non si lascia sola, nemmeno [per aprire la porta|il tempo di una telefonata|un momento], tanto meno vicino a [bambini|un gatto curioso].',
    'Sotto, [un piattino|una base che regga il calore|un piccolo vassoio] [salva il mobile|evita dispiaceri].',
    'Da riporre in [un armadio fresco|un cassetto all’ombra], perché la cera [al sole si ammorbidisce|vicino al termosifone perde la forma].',
  ],
}

export const VASES: LocalCraft = {
  names: wholeWords(
    'vaso|vasi|vasetti per piante|portavasi?|portavaso|fioriera|fioriere|monofiore',
    'stamp[oi]|quadr[oi]|stampa|candel[ae]',
  ),
  scenes: [
    'Basta [un ramo raccolto per strada|un po’ di verde del mercato|qualcosa del giardino] e c’è già [qualcosa da guardare|un motivo per sgombrare il tavolo].',
    'Sul [davanzale|mobile dell’ingresso|camino], una [foglia verde|fronda leggera] cambia [tutto l’angolo|faccia alla stanza].',
    'I [lunedì|martedì] d’inverno passano meglio con [qualcosa di vivo|un po’ di verde] vicino [alla finestra|alla moka|alla pila di carte].',
    'Accanto [ai libri|allo specchio|a qualche foto], il ripiano vuoto [smette di esserlo|trova il suo equilibrio].',
    'Sul tavolo [della cucina|da lavoro], [un rametto di rosmarino|un po’ di menta|un ramo di eucalipto] fa più compagnia di un gran mazzo.',
    'C’è chi [sposta i mobili|ridipinge una parete] e chi [porta a casa un ramo dalla passeggiata|mette del verde alla finestra], e la seconda cosa si fa in [un minuto|un attimo].',
    'Con la bella stagione si [aprono le finestre|mettono via i cappotti] e le piante tornano a [comandare|chiedere spazio].',
  ],
  tips: [
    'Prima di scegliere il posto, guarda [quanta luce arriva|il sole del pomeriggio], perché ogni pianta ha [le sue preferenze|i suoi gusti].',
    'Sotto, [un piattino|un panno piegato|un sottopentola] protegge [il mobile|il tavolo] [dalle gocce|dall’umidità].',
    'Per pulire l’interno, acqua tiepida e [una spazzola morbida|uno scovolino], senza [fretta|graffiare].',
    'Prima di comprare [la pianta|il verde], confronta [le misure qui sopra|le misure dell’annuncio] con [quello che hai in mente|il posto scelto].',
    'Meglio lontano dal bordo e [dai gomiti|dalla coda del gatto|dalle correnti], che un incidente arriva [in fretta|senza avvisare].',
    'Per spostare [quello che contiene acqua o terra|qualcosa di pieno], due mani [sotto|alla base], mai [dal bordo|di corsa].',
  ],
}

export const TEXTILES: LocalCraft = {
  names: wholeWords(
    'copert[ae]|copertin[ae]|plaid|cuscin[oi]|copricuscin[oi]|federe|federa|trapunt[ae]|copriletto|quilt',
    'quadern[oi]|taccuin[oi]|diari[oi]?|libr[oi]|agend[ae]|album|cani?|gatt[oi]|rigida',
  ),
  scenes: [
    'Il divano dà il meglio [una domenica di pioggia|nelle sere che rinfrescano], quando [nessuno vuole uscire|il sonnellino si allunga].',
    'Una stanza [cambia|si ammorbidisce] con poco, e basta [guardarla dalla porta|entrare scalzi] per accorgersene.',
    'Ci sono angoli che chiedono [un po’ di tessuto|qualcosa di morbido], come [la poltrona per leggere|la panca sotto la finestra|la sedia di sempre].',
    'Il venerdì, con [la casa in ordine|la cena pronta|le scarpe all’ingresso], la morbidezza vale [il doppio|di più].',
    'Quando arrivano [i cugini|i nonni|gli ospiti], sono i tessuti a [vestire una stanza|fare casa].',
    'In mezzo a quello che hai già, [tinta unita o fantasia|vecchio o nuovo], un tessuto in più trova sempre [posto|compagnia].',
  ],
  tips: [
    'Prima del primo lavaggio guarda l’etichetta, e se non [c’è|dice nulla], [acqua fredda e poca centrifuga|a mano e in freddo] è la scelta [prudente|più sicura].',
    'Asciugare [in piano|all’ombra] [mantiene la forma|evita che il tessuto si deformi].',
    'Ogni tanto, [una scossa alla finestra|un po’ d’aria] fa [quasi quanto un lavaggio|più di quel che sembra].',
    'Una macchia fresca si tampona con un panno [pulito|umido], [senza strofinare|a piccoli tocchi], [il prima possibile|prima che si fissi].',
    'Il sole diretto, alla lunga, [spegne le tinte|si mangia le tinte], quindi meglio [un po’ in disparte dalla finestra|girare lato ogni tanto].',
    'Confronta le misure con [il divano|il letto] [prima di ordinare|prima di decidere], [l’occhio inganna|il metro non sbaglia].',
  ],
}

export const SEASON: LocalCraft = {
  names: wholeWords(
    'natale|natalizi[aoe]?|halloween|pasqua|pasquali?|avvento|ghirland[ae]|presep[ei]o?|befana|palline di natale',
  ),
  scenes: [
    'Ogni anno, aprendo [lo scatolone delle decorazioni|la scatola in soffitta], c’è una cosa che [tutti cercano per prima|esce prima delle altre].',
    '[Alla porta|Alla finestra|Sulla credenza], la festa comincia [prima che sul calendario|anche per i vicini].',
    'Il pomeriggio degli addobbi ha le sue regole, con [la musica|una cioccolata calda|qualche litigio bonario] e [qualcuno che consiglia dal divano|una sedia per arrivare in alto].',
    'Tra [le cose di famiglia|i pezzi di sempre] e [i lavoretti dei bambini|i ricordi di viaggio] resta sempre [un posto|un po’ di spazio].',
    'In certe famiglie si [segna l’anno|dà un nome] a ogni decorazione, e la scatola finisce per [leggersi come un album|raccontare tutta la storia].',
    'La sera prima, con [la tavola a metà|tutto quasi pronto], si [spegne la luce grande|fanno tre passi indietro] e la casa [non è più la stessa|sembra un’altra].',
  ],
  tips: [
    'Quando si ripone, [della carta velina|un vecchio panno|un sacchetto] per ogni pezzo, e tutto esce intero [l’anno dopo|la volta dopo].',
    'Un’etichetta sulla scatola, [a lettere grandi|anche se ovvia], risparmia [mezza giornata di ricerche|di aprire tutte le altre].',
    'Un posto [asciutto|senza umidità], lontano [dai termosifoni|da finestre e tubi], è [quasi tutta la cura|metà della cura].',
    'Meglio lontano [dalle candele accese|dalla stufa|dal camino], che [nei giorni di festa|a casa piena] è facile [distrarsi|pensare ad altro].',
    'Per l’esterno chiedi [prima|sempre], perché [la pioggia|il vento] non [perdona|avvisa].',
    'Meglio ordinare [con un po’ di margine|un po’ in anticipo], perché le feste arrivano sempre [prima del previsto|all’improvviso].',
  ],
}
