import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const SOAP: LocalCraft = {
  names: wholeWords(
    'sapon[ei]|saponett[ae]|saponi artigianali|shampoo solid[oi]',
    'sapone liquido|stamp[oi]|porta ?sapone|timbr[oi]|kit',
  ),
  scenes: [
    'Lavarsi le mani [rientrando|prima di cena] smette di essere [un dovere|un riflesso] e diventa [un minuto per sé|una buona abitudine].',
    'Nel bagno degli ospiti, un dettaglio così [dà il benvenuto|dice che erano attesi] senza [una parola|darlo a vedere].',
    'La doccia del [lunedì|mercoledì] può anche [durare un po’ di più|avere il suo bello], con [la radio in sottofondo|il vapore sullo specchio].',
    'Nell’armadio degli asciugamani conviene sempre [una scorta|un po’ di anticipo], per [le visite|le dimenticanze|un regalo dell’ultimo minuto].',
    'In viaggio, il bagno [di un albergo|degli altri] sembra meno estraneo con [qualcosa di casa|un oggetto familiare].',
    'Ci sono piccole cose che si [toccano|prendono in mano] ogni giorno, e sono quelle che [vale la pena scegliere bene|contano].',
  ],
  tips: [
    'Tra un uso e l’altro, meglio [un portasapone che scoli|un appoggio arieggiato], [lontano dal getto|mai in una pozza].',
    'I pezzetti finali si [attaccano al sapone nuovo|mettono in una retina] e [fanno ancora schiuma|servono fino in fondo].',
    'La scorta aspetta in [un cassetto asciutto|un armadio arieggiato], senza [plastica|umidità], [quanto serve|in tutta calma].',
    'Prima di usare [sul viso|su una pelle delicata], [leggi gli ingredienti|chiedi l’elenco degli ingredienti] e prova su [un braccio|una piccola zona].',
    'Con le mani ben bagnate la schiuma [viene meglio|è più ricca] e si [consuma|spreca] meno.',
    'Alternare [due pezzi|quello della doccia e quello del lavandino] lascia a ognuno il tempo di asciugare [da un giorno all’altro|a fondo].',
  ],
}

export const SKIN_CARE: LocalCraft = {
  names: wholeWords(
    'crem[ae]|balsam[oi]|burro (?:corpo|cacao|di karité)|burrocacao|oli[oi]? (?:viso|corpo|per il viso|per il corpo|da massaggio)|scrub|sier[oi]|unguent[oi]|lozion[ei]',
    'crema pasticcera|color|colore|magli[ae]|bors[ae]|vestit[oi]|ceramica|lana|cotone',
  ),
  scenes: [
    'Sul comodino, accanto [al libro|alla sveglia], c’è di meglio per chiudere [la giornata|la sera] che [il telefono|uno schermo].',
    'La domenica [sera|pomeriggio], [in accappatoio|con la musica bassa], il bagno diventa [la stanza migliore|un buon rifugio].',
    'In borsa, [tra le chiavi e i fazzoletti|accanto al caricatore], resta sempre un po’ di posto per [prendersi cura di sé|un piccolo gesto].',
    'Un minuto [davanti allo specchio|prima di dormire], [senza fretta|a porta chiusa], vale anche come [riposo|tempo per sé].',
    'Ci sono abitudini [da dieci passaggi|che riempiono una mensola] e abitudini [da un minuto|di un solo gesto], e queste [durano|si mantengono].',
    'Al mattino, [con il caffè a metà|prima di vestirsi], un gesto breve [mette in moto la giornata|somiglia a una pausa].',
  ],
  tips: [
    'La prima volta prova su [l’avambraccio|una piccola zona] e aspetta [un giorno|l’indomani].',
    'Leggi gli ingredienti in caso di [allergie|pelle sensibile], e [chiedi|scrivimi] se [manca un dettaglio|resta un dubbio].',
    'Tenere [all’ombra|al fresco], lontano [dalla finestra|dalla doccia calda], è [metà della conservazione|già conservare bene].',
    'Ben chiusa e con il bordo [pulito|asciutto], la confezione protegge meglio [quello che resta|fino in fondo].',
    'Poco [per cominciare|all’inizio], perché [si può sempre aggiungere|aggiungere è facile, togliere meno].',
    'Segnare [il giorno di apertura|la data di apertura] sulla confezione evita dubbi [più avanti|dopo mesi].',
  ],
}

export const TOYS: LocalCraft = {
  names: wholeWords(
    'peluche|bambol[ae]|bambolin[ae]|amigurumi|giocattol[oi]|pupazz[oi]|pupazzett[oi]|sonagli[oi]?|orsett[oi]|conigliett[oi]|doudou|puzzle|marionett[ae]',
    'per (?:cani?|gatt[oi])|candel[ae]|stampa|calzin[oi]',
  ),
  scenes: [
    'Ogni sera porta [un nome da imparare|una storia nuova], e chi ascolta senza interrompere è già [a letto|sotto la coperta].',
    'In macchina, [verso i nonni|di ritorno da scuola], la strada è [più corta|più allegra] con [qualcuno a cui raccontarla|un confidente sul sedile].',
    'L’ora del tè si tiene [sul tappeto|sotto il tavolo], con [ospiti molto seri|tazze invisibili] e [tanti biscotti immaginari|regole segrete].',
    'Sulla mensola, [tra le fiabe|vicino alle matite], c’è sempre qualcuno che [veglia|ascolta] quando [nessuno gioca|la cameretta tace].',
    'I bambini trovano [un nome|una voce] a ogni cosa [in un secondo|senza pensarci], e i grandi finiscono per [imitarli|stare al gioco].',
    'Ci sono giochi [senza pile|senza istruzioni] che riempiono [un pomeriggio di pioggia|l’attesa della cena|una domenica intera].',
  ],
  tips: [
    'Per pulire, prima [un panno umido|un po’ d’acqua tiepida e sapone], e il lavaggio completo solo se [l’annuncio lo permette|le indicazioni lo dicono].',
    'Asciugare [all’aria|all’ombra], lontano [dal termosifone|dal phon], senza [strizzare|fretta].',
    'Prima di regalare, guarda [l’età consigliata|i dettagli qui sopra] e [chiedi|scrivimi] se è per [un neonato|mani molto piccole].',
    'Ogni tanto, un’occhiata [alle cuciture|ai pezzi più piccoli] è una buona abitudine, soprattutto dopo [tante avventure|un’estate in spiaggia].',
    'Il primo incontro chiede [una piccola storia|un nome], e i bambini [ci pensano da soli|ci sanno fare].',
    'Peli e polvere vanno via con [una spazzola morbida|un pezzo di nastro adesivo], [senza bagnare nulla|in un attimo].',
  ],
}

export const PETS: LocalCraft = {
  names: wholeWords(
    'per (?:il tuo )?(?:can[ei]|cucciol[oi]|gatt[oi]|gattin[oi])|(?:collare|bandana|guinzaglio|medaglietta|cuccia|gioco|pettorina|cappottino) (?:da )?(?:cane|gatto)|collar[ei]|guinzagli[oi]?|pettorin[ae]|tiragraffi|animali domestici',
    'ritratt[oi]|stampa|tazz[ae]|peluche|orecchini|amanti|urn[ae]|cartamodello|schema',
  ),
  scenes: [
    'La passeggiata [del mattino|dopo cena] ha [i suoi habitué|il suo pubblico], e [al parco|all’angolo] qualcuno [si ferma|si china] sempre a salutare.',
    'In casa comanda [chi dorme di più|chi parla meno], e anche [le sue cose|i suoi angoli] contano.',
    'Una [domenica|mattina] di divano, con [qualcuno ai piedi|un naso umido vicino|qualcuno che fa le fusa], non chiede [altro|programmi].',
    'Al rumore [delle chiavi|dei passi sulle scale] c’è già qualcuno [dietro la porta|nell’ingresso], [con qualsiasi tempo|senza mai mancare].',
    'La prima foto è [mossa|sfocata] e la decima [pure|quella buona], come [sempre|in tutte le famiglie con il pelo].',
    'Per chi trova peli su [ogni maglione|ogni poltrona] e [non ci fa più caso|non cambierebbe nulla].',
  ],
  tips: [
    'Se ci sono taglie, misura [con un metro|con calma] prima di scegliere, e se l’animale è [tra due taglie|in crescita], [chiedi|scrivimi] prima.',
    'I primi giorni lascia [annusare tutto|che si avvicini da solo], [senza fretta|con i suoi tempi], perché gli animali [hanno le loro manie|si fidano piano].',
    'Un’occhiata [ogni tanto|ogni settimana] [alle cuciture e alle chiusure|ai bordi e agli attacchi] è utile, soprattutto con [denti giovani|chi morde tutto].',
    'Prima i peli, con [un guanto di gomma|una spazzola], poi [acqua tiepida e poco sapone|quello che dice l’annuncio].',
    'La prima volta, meglio [un adulto accanto|qualcuno vicino], [come per ogni novità|soprattutto con i cuccioli].',
  ],
}
