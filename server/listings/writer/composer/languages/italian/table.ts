import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const DRINKWARE: LocalCraft = {
  names: wholeWords(
    'tazz[ae]|tazzin[ae]|mug|tazzon[ei]|bicchierini da caffè',
    'stamp[oi]|candel[ae]',
  ),
  scenes: [
    'Per [il primo caffè|il primo tè|il primo sorso] del mattino, prima che [suoni il telefono|la casa si svegli|qualcuno chieda qualcosa].',
    'In ogni cucina c’è un pezzo che non è mai [nell’armadietto|al suo posto], perché [lo vogliono tutti|qualcuno lo sta usando].',
    'Dieci minuti [alla finestra|al tavolo della cucina], con [il giornale|le parole crociate|un capitolo], e il resto del [martedì|giovedì] può aspettare.',
    'Sulla scrivania, tra [carte e cavi|matite e appunti], un sorso caldo ricorda che si può [alzare lo sguardo|fare una pausa].',
    'Quando la visita dice che [passava solo un momento|sta per andare], si rimette l’acqua sul fuoco e [comincia la vera chiacchierata|nessuno guarda più l’ora].',
    'Fuori [la pioggia|il vento|la nebbia], dentro [una coperta e la radio|un libro a metà], e [un tè|un caffè|una cioccolata] [tra le mani|a portata di mano].',
    'Su una tavola dove niente [è abbinato|va insieme], ognuno finisce per avere il suo pezzo preferito, e c’è già [di che parlare|da ridere].',
  ],
  tips: [
    'Un goccio d’acqua calda [prima di servire|all’inizio], e [il caffè|il tè] si raffredda meno in fretta.',
    'Sciacquare [dopo l’ultimo sorso|subito] evita [i cerchi di caffè|i segni del tè], più ostinati [il giorno dopo|dopo una notte].',
    'Nel dubbio, a mano, con [una spugna morbida|un panno morbido] e senza [paglietta|polveri].',
    'Sulla mensola meglio [in piedi|per il verso giusto], perché il bordo è il primo a soffrire [gli urti|la fretta].',
    'Un sottobicchiere [salva il tavolo buono|evita gli aloni] quando si serve [molto caldo|fino all’orlo].',
    'Dal freddo del frigorifero all’acqua bollente, meglio [una pausa|aspettare un po’], perché gli sbalzi [non fanno bene a nulla|lasciano il segno].',
  ],
}

export const DISHES: LocalCraft = {
  names: wholeWords(
    'piatt[oi]|piattin[oi]|ciotol[ae]|ciotolin[ae]|scodell[ae]|insalatier[ae]|stoviglie',
    'tibetan[ae]|gioiell[oi]|anelli|svuotatasche|da parete|doccia|per (?:cani?|gatt[oi])',
  ),
  scenes: [
    'In mezzo alla tavola, con [le olive|la frutta|gli avanzi di ieri], [ognuno si serve|le mani vanno da sole].',
    'Una cena di [lunedì|mercoledì] prende [un altro tono|un’aria di domenica] se si apparecchia [con voglia|come per gli amici].',
    'Tra un pasto e l’altro, sul piano della cucina ci sono sempre [limoni|chiavi|lettere] che [cercano dove stare|aspettano un posto].',
    'La domenica, quando [il pranzo si allunga|si è più del previsto], tutto quello che c’è nella credenza [finisce in tavola|esce allo scoperto].',
    'Con [pane e formaggio|una frittata|quattro fichi] la tavola è già [pronta|bella].',
    'Lo spaiato [ha il suo fascino|sta bene insieme], soprattutto quando [ogni pezzo viene da un posto|nessuno ricorda da dove arrivi il servizio].',
  ],
  tips: [
    'Una spugna morbida basta [quasi sempre|di solito], perché la paglietta [graffia|opacizza] [le superfici|le finiture].',
    'Per impilare, [un tovagliolo|un panno sottile] tra un pezzo e l’altro evita [gli sfregamenti|i segni].',
    'Meglio non passare [dal freddo al forno|dal frigorifero al calore] [di colpo|senza un po’ d’attesa].',
    'Prima [del forno o del microonde|della lavastoviglie] guarda [le indicazioni qui sopra|l’annuncio], e se manca una risposta [chiedi|scrivimi].',
    'Prima si [sciacqua|risciacqua], meno si strofina, soprattutto dopo [un sugo di pomodoro|la curcuma|le barbabietole].',
    'Per rispetto del tavolo, passa un dito sotto la base, e se graffia, [una tovaglia|un feltrino|una tovaglietta] [basta|risolve].',
  ],
}

export const BOARDS: LocalCraft = {
  names: wholeWords(
    'taglier[ei]|cucchiai[oa]? di legno|spatol[ae]|mattarell[oi]|mortai[oi]?|utensili da cucina|mestol[oi]',
  ),
  scenes: [
    'Tra [il pane del giorno e il formaggio|la frutta e il coltello], [al centro della tavola|sul piano della cucina], c’è sempre qualche mano [intorno|che assaggia].',
    'Certe cose di cucina non tornano mai [nel cassetto|nell’armadietto], perché servono [ogni giorno|di nuovo dopo un’ora].',
    'Il sabato, con [la spesa ancora nelle borse|la radio accesa], si comincia a cucinare [senza ricetta|senza guardare l’ora].',
    'Quando [passano gli amici|la cena è un aperitivo lungo], [un pezzo di formaggio e due noci|pane, pomodoro e poco altro] sono già [una serata|un programma].',
    'Lasciare a vista quello che si usa, [alla parete|vicino ai fornelli], è anche un modo di [riporre|arredare].',
    'Alle cose di cucina gli anni [stanno bene|danno carattere], [segno dopo segno|pasto dopo pasto].',
  ],
  tips: [
    'Lavare a mano con acqua [tiepida|calda] e asciugare [subito|in piedi], senza [lasciare in ammollo|dimenticare nel lavello].',
    'La lavastoviglie maltratta [le finiture|quasi tutto], meglio [il lavello e una spugna|due minuti a mano].',
    'Contro gli odori, [mezzo limone|un po’ di bicarbonato] con [sale grosso|acqua tiepida], poi si [sciacqua bene|asciuga con un panno].',
    'Meglio lontano [dal forno acceso|dal termosifone|dal sole forte], dove tutto finisce per [seccarsi|asciugare troppo].',
    'Tieni [un lato|un utensile] per [cipolla e aglio|il salato], e un altro per [la frutta|il dolce].',
    'Riporre [in verticale|con un po’ d’aria intorno] aiuta ad asciugare [in modo uniforme|anche sotto].',
  ],
}

export const FOOD: LocalCraft = {
  names: wholeWords(
    'marmellat[ae]|confettur[ae]|miele|biscotti|biscottini|cioccolat[oi]|cioccolatini|tè|infus[oi]|tisan[ae]|spezie|salsa|caramell[ae]|torrone|granola|tort[ae]|sciropp[oi]|conserv[ae]|panettone',
    'tagliabiscotti|formine|stamp[oi]|barattol[oi] per|scatol[ae]|colore|ceramica|labbra|topper|decorazione',
  ),
  scenes: [
    'C’è sempre [un pomeriggio|una sera] in cui [viene voglia di qualcosa|qualcuno apre la dispensa per la terza volta] e [nessuno vuole uscire|si continua a parlare].',
    'Quel che è [buono|goloso] dura poco in dispensa, soprattutto [in prima fila|se qualcuno sa dove guardare].',
    'La domenica, [con tutti già a tavola|con la tovaglia buona], dolce o salato, tutto [finisce prima del caffè|fa parlare].',
    'Arrivare con [qualcosa da mangiare|qualcosa per la dispensa] apre sempre la porta, anche [senza motivo|di martedì].',
    'Certe [colazioni|merende] restano in mente [per anni|tutta la vita] per un solo sapore.',
    'In ufficio un cassetto ben fornito [fa amicizie|salva una mattina lunga], a patto di [condividere|lasciarlo socchiuso].',
  ],
  tips: [
    'Meglio in [un posto fresco e asciutto|una dispensa lontana dal forno], al riparo [dal sole|dalla luce].',
    'Una volta aperta la confezione, richiudi [bene|subito] e tieni [tutto a vista|il resto in prima fila].',
    'In caso di [allergie|intolleranze], leggi gli ingredienti [prima di ordinare|prima di tutto] e [chiedi|scrivimi] se manca qualcosa.',
    'Con [posate pulite|mani pulite] quello che resta si conserva [meglio|più a lungo].',
    'È la data sulla confezione che [conta|fa fede], quindi [guardala quando riponi|segnala se cambi barattolo].',
    'Con il [gran caldo|sole d’estate] meglio [ritirare il pacco presto|scegliere bene il giorno di consegna].',
  ],
}
