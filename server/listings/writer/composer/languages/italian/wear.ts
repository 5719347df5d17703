import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

const JEWELLERY_TIPS = [
  'I gioielli si mettono per ultimi e si tolgono per primi, [dopo la crema e il profumo|con la lacca già asciutta|quando manca solo il cappotto|a maglione già infilato].',
  'Prima [della doccia|della piscina|di dormire], meglio [il comodino|un cassetto], perché [acqua e strattoni|sapone e fretta] stancano qualsiasi gioiello.',
  'Un panno [morbido e asciutto|da occhiali] basta [ogni tanto|dopo una lunga giornata], senza [prodotti|liquidi].',
  'Riporre separatamente, in [un sacchetto|uno scomparto], evita [nodi e sfregamenti|graffi tra vicini].',
  'Se hai la pelle [sensibile|delicata], chiedi [dei materiali|del metallo] prima di [scegliere|ordinare].',
]

export const EARRINGS: LocalCraft = {
  names: wholeWords(
    'orecchin[oi]|pendenti per orecchie|cerchietti per orecchie',
    'porta orecchini|espositor[ei]|supporto',
  ),
  scenes: [
    'Con i capelli [raccolti|corti] le orecchie [vanno in primo piano|chiedono qualcosa], e con i capelli [sciolti|lunghi] il dettaglio [compare a tratti|si scopre girando la testa].',
    'Un maglione [di tutti i giorni|di sempre] e un dettaglio [vicino al viso|alle orecchie], e si può [uscire a cena|andare ovunque].',
    'Le mattine [di fretta|di lunedì] si aggiustano [davanti allo specchio|in ascensore], con [un gesto per lato|dieci secondi di calma].',
    'In videochiamata [si vede solo il viso|nessuno vede le scarpe], quindi [il dettaglio sta in alto|le orecchie contano].',
    'C’è chi ne ha un paio per [il venerdì|ogni umore] e chi tiene lo stesso [tutta l’estate|tutto l’anno].',
    'Una camicia [appena stirata|con le maniche arrotolate], [il vestito delle cerimonie|una maglietta qualsiasi], e il dettaglio [giusto|che mancava] [vicino al sorriso|all’altezza giusta].',
  ],
  tips: [
    ...JEWELLERY_TIPS,
    'Prima di scegliere, misura [un paio che hai già|con il righello davanti allo specchio], perché [le foto ingannano|da vicino tutto sembra più grande].',
  ],
}

export const JEWELLERY: LocalCraft = {
  names: wholeWords(
    'collan[ae]|collanin[ae]|ciondol[oi]|pendent[ei]|girocoll[oi]|catenin[ae]|anell[oi]|fedi|fedine|bracciale|bracciali|braccialett[oi]|cavigliera|spill[ae]|gioiell[oi]|bigiotteria',
    'portagioie|espositor[ei]|scatol[ae]|supporto|porta anelli|per (?:cani?|gatt[oi])|occhiali|telefono|tende|lampad[ae]',
  ),
  scenes: [
    'Con [una maglietta semplice|un dolcevita|la camicia di sempre] sembra già di avere [un programma|un appuntamento].',
    'Ci sono gioielli che si tengono per [le cerimonie|la domenica] e altri che [escono tutti i giorni|vanno anche a comprare il pane].',
    'Un complimento [in coda per il caffè|in ascensore|a metà cena] [apre più conversazioni del tempo|rallegra la giornata].',
    'Il portagioie si apre quasi sempre [di fretta|mezzo addormentati], eppure la mano [sa cosa cerca|va dritta al punto].',
    'Per [un primo giorno da qualche parte|un appuntamento senza nome|un compleanno tondo], o senza altro motivo che [un giovedì di pioggia|un mattino di sole].',
    'Una riunione [lunga|del martedì] passa meglio con un dettaglio tutto tuo [tra un messaggio e l’altro|tra un caffè e l’altro].',
    'C’è chi mescola con [i ricordi di famiglia|quello che porta già] e chi no, secondo [l’umore|il giorno].',
  ],
  tips: JEWELLERY_TIPS,
}

export const BAGS: LocalCraft = {
  names: wholeWords(
    'bors[ae]|borsett[ae]|borson[ei]|zain[oi]|zainett[oi]|portafogli|portafoglio|portamonete|pochette|astucci?o?|marsupi[oi]?|tracolla|shopper|tote|beauty case|porta ?tessere',
    'bors[ae] (?:dell’acqua|termica|regalo)|sacco a pelo|cani?|gatt[oi]',
  ),
  scenes: [
    'Le chiavi, [il telefono|un fazzoletto] e [una lista stropicciata|il biglietto di un concerto|una caramella dimenticata], finalmente [nello stesso posto|dove si cercano].',
    'Il sabato, andando [al mercato|in piazza|in biblioteca], si prende [l’essenziale|lo stretto necessario], e [basta così|non serve altro].',
    'Quello che si porta ogni giorno finisce per [raccontare una vita|parlare di noi], con [i vecchi scontrini|le penne senza cappuccio] e tutto il resto.',
    'C’è chi cambia [a ogni stagione|a ogni cappotto] e chi resta fedele alle sue abitudini [per anni|per mezza vita], e ognuno ha [ragione|i suoi motivi].',
    'Anche un [lunedì|mercoledì] di [corse|pioggia] va meglio con qualcosa [che piace|scelto con cura] [a portata di mano|sottobraccio].',
    'Sul [treno|tram], o [in coda|in sala d’attesa], cercare a tentoni e trovare [al primo colpo|senza guardare] è [un piccolo lusso|una mezza vittoria].',
    '[In coda dal fornaio|In ascensore|In ufficio] c’è sempre qualcuno che chiede [da dove viene|dove si trova].',
  ],
  tips: [
    'Prima di ordinare, metti sul tavolo [quello che porti ogni giorno|le cose che non lasci mai] e confronta con [le misure qui sopra|le misure dell’annuncio].',
    'Una macchia fresca si [tampona|asciuga] con un panno pulito, senza strofinare, poi [pazienza|aria e ombra].',
    'Senza peso inutile, [le cuciture|gli angoli] [soffrono meno|reggono meglio].',
    'Per riporre, [un po’ di carta|della carta velina] all’interno e [un posto asciutto|un ripiano all’ombra] [mantengono la forma|evitano le pieghe].',
    'Se [piove|arriva un acquazzone], [pazienza|un panno asciutto] e aria aperta, lontano [dal termosifone|dal phon].',
    'Svuotare [ogni tanto|una volta al mese] [le briciole e le monete|gli scontrini e la sabbia] cura l’interno meglio di [tanti prodotti|qualsiasi prodotto].',
  ],
}

export const CLOTHES: LocalCraft = {
  names: wholeWords(
    'maglion[ei]|magli[ae]|cardigan|berrett[oi]|cappell[oi]|cappellin[oi]|sciarp[ae]|scaldacoll[oi]|guant[oi]|calzin[oi]|calz[ae]|babbucce|scarpine|vestit[oi]|abit[oi]|gonn[ae]|camici[ae]|magliett[ae]|t-shirt|felp[ae]|scialle|scialli|poncho|pigiam[ai]|body|foulard|giacc[ae]',
    'bambol[ae]|cani?|gatt[oi]|calza della befana|grucc[ei]|appendiabiti',
  ),
  scenes: [
    'Ci sono vestiti che [restano sulla sedia|si portano tre giorni di fila], perché [viene voglia di rimetterli|nell’armadio non ci arrivano].',
    'C’è il guardaroba [delle uscite|della domenica] e quello in cui si sta bene, e [a volte|con un po’ di fortuna] è lo stesso.',
    'In ogni armadio c’è un capo che la mano [trova senza guardare|sceglie per primo], [soprattutto di lunedì|con qualsiasi tempo].',
    'I dettagli si vedono [nelle cuciture|sui bordi|sul rovescio], dove [quasi nessuno guarda|guardano solo le nonne].',
    'Con [la valigia a metà|l’armadio aperto], quello che entra sempre sono i vestiti in cui ci si sente [bene|a casa].',
    'Qualcuno chiederà da dove viene, [in ufficio|davanti alla scuola|dalla vicina], e ci sarà [qualcosa da raccontare|una risposta pronta].',
  ],
  tips: [
    'Se ci sono taglie, misura [un capo che ti sta bene|un capo del tuo armadio], [in piano|sul tavolo], e confronta con [le misure qui sopra|l’annuncio].',
    'Senza etichetta, [acqua fredda e sapone delicato|a mano e in freddo], senza [strizzare|strofinare].',
    'Asciugare [in piano|all’ombra], lontano [dal termosifone|dal sole forte], [mantiene la forma|evita sorprese].',
    'Una notte [vicino alla finestra|all’aria] [risparmia molti lavaggi|vale spesso un lavaggio].',
    'La maglieria si ripone [piegata|nel cassetto], il resto [sulla gruccia|appeso], sempre [pulito|pulito e asciutto].',
    'Un filo che sporge si [nasconde con un ago|passa sul rovescio], [senza tirare|mai tirando].',
  ],
}

export const KEYRINGS: LocalCraft = {
  names: wholeWords('portachiavi|porta chiavi', 'da parete|da muro'),
  scenes: [
    'Le chiavi si trovano prima [in fondo alla borsa|nel cappotto di ieri] se qualcosa le [distingue|accompagna].',
    'Ogni volta che si apre [la porta di casa|la cassetta della posta|la cantina] c’è un secondo per [quello che piace|un dettaglio tutto tuo].',
    'Un mazzo di chiavi [nuovo|prestato] sembra più [familiare|personale] quando [ha un segno|c’è appeso qualcosa di noto].',
    'Sul [tavolino del bar|bancone|mobile dell’ingresso], tra tutte le chiavi, le tue si [vedono|riconoscono] da lontano.',
    'Per [la prima casa|la prima macchina|una stanza in affitto], poche cose accompagnano così da vicino [le giornate|la vita di ogni giorno].',
    'C’è posto anche su [uno zaino|una cerniera|un gancio], quando le chiavi [riposano|pesano troppo].',
  ],
  tips: [
    'Per infilare le chiavi senza rompersi un’unghia, [una moneta|una graffetta] apre l’anello [senza sforzo|quanto basta].',
    'Ogni tanto conviene guardare [l’anello|la chiusura], che può [aprirsi|allentarsi] con [l’uso|i mesi].',
    'Nella stessa tasca [del telefono|degli occhiali] tutto si [sfrega|graffia], meglio [un’altra tasca|tenere separato].',
    'Se c’è un nome o una data, rileggi [ogni lettera|la grafia] [prima di ordinare|due volte].',
    'Meno chiavi [pesano meno|ingombrano meno], e [l’anello|la tasca] dura di più.',
  ],
}
