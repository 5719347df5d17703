import { words } from './word-list.ts'

/** Words that take back the phrase after them. */
export const NO_WORDS = words(
  `no without zero sans ohne kein keine keinen keiner keinerlei sin senza zonder geen sem`,
)
export const NOT_WORDS =
  words(`not never cannot nor neither isn't aren't wasn't weren't don't doesn't didn't won't
  can't couldn't shouldn't mustn't wouldn't hasn't haven't hadn't ain't needn't isnt arent wasnt werent dont doesnt didnt wont cant
  couldnt shouldnt mustnt wouldnt hasnt havent hadnt aint neednt
  nicht nie niet nooit nunca pas jamais não nao non`)

/** Without their apostrophe some of these words are others, so only these may lose it. */
export const DEED_NEGATORS =
  words(`don't doesn't didn't won't can't couldn't shouldn't mustn't wouldn't cannot never dont
  doesnt didnt wont cant couldnt shouldnt mustnt wouldnt`)

/** "No two alike", "no fuss", "no problem": nothing is denied. */
export const NO_IDIOMS =
  words(`two one matter more less longer later sooner doubt doubts problem problems worry worries need
  fuss question questions rush way thanks thank nonsense big hassle minimum maximum sweat reason surprise secret place better
  other different limit limits wonder stress pressure idea ideas tricks kidding charge extra exceptions exception guarantee
  guarantees returns refunds exchanges cancellations cancels cancel choosing mistake mistaking mess effort stranger strangers
  wait waiting time compromise compromises end denying brainer nos means case easy small little ordinary shortage lack
  experience skill skills thing things trouble further separate additional regrets regret drama`)

/** "Not only", "not just", "not every": what follows is said, not denied. */
export const NOT_IDIOMS =
  words(`only just merely simply sure too so yet all every everything everyone always exactly quite really
  much many necessarily hesitate worry forget both more less fewer until till mention been mind regret responsible affiliated
  connected endorsed bad far unlike uncommon unusual your my our the least often afraid alone entirely completely totally
  absolutely identical available sold perfect miss wait even shy panic very that possible promise promising know think sorry
  guarantee guaranteed recommend want believe let here hard difficult because let's lose dawdle limited but`)

/** Verbs that carry no meaning of their own in an order: what must not be done lies in what follows. */
export const WEAK_VERBS =
  words(`put use leave place keep let get give go take allow have make store try do does expose
  add be set hang stand lay need require come comes run apply subject wear serve suit suits stay handle touch`)

/** "Does not fit X", "won't work with X": it is not for X. */
export const FITTING_VERBS = words(
  `fit fits work works suit suits stick sticks match matches adhere go`,
)
export const CONTAINING_VERBS = words(
  `contain contains have has hold include includes come comes supply supplies provide`,
)
export const DELIVERING_VERBS =
  words(`comes come sold ships shipped arrives arrive sent delivered supplied shown include includes ship
  supply supplies provide send sell offer sells`)

/** Words before "for", "to" or "with" that say what a thing may be used for. */
export const SUITABLE =
  words(`suitable safe meant intended recommended made designed fit good advised appropriate ideal right
  approved rated suited okay ok compatible use used usable`)

/** Said of what is not in the parcel. */
export const INCLUDED = words(
  `included incl inc inclded includd supplied provided sent shipped delivered enclosed`,
)
/** "It is not part of the set", "not for sale", "not in the box". */
export const PART_OF = words(`part sale box set kit package parcel listing price envelope bundle`)

export const BE_WORDS = words(
  `is are was were be been being it's they're that's thats theyre am comes come remains stays ist sind est sont es son`,
)

/** Words that end what a denial speaks about. */
export const LINKERS =
  words(`but so because cuz cos coz bc since though although which who that while until unless please pls
  otherwise if when as once just ask then whereas however except aber sondern mais pero ma maar mas`)

/** What follows is where, when or how, and no longer what is denied. */
export const PREPOSITIONS =
  words(`in on at from to by under over for with into onto inside outside between during near
  against after before`)

export const VERBS_AFTER_NOUN =
  words(`is are was were be can will may must should has have does do fits fit works work
  comes come needed required necessary goes go gets keeps holds lasts makes means`)

/** "No tools needed" is a relief, not a denial. */
export const NEEDED = words(`needed required necessary involved allowed asked attached`)

/** Words in front of "free" that make another thing of it: "feel free", "hands free". */
export const FREE_IDIOMS =
  words(`feel for is are be hands hand toll duty get scot set the a and comes buy with care ship ships
  shipping or one it rent royalty stress worry wire trouble hang swing move moves roam hassle maintenance of your 2 1 mess feet`)
export const AFTER_FREE =
  words(`gift gifts shipping delivery postage from of returns exchanges range form standing hand motion
  spirit time to sample samples wrapping pattern download extra if upon until just`)

/** "Name embroidered free": what is done free costs nothing. */
export function isDoneFree(word: string): boolean {
  return word.length > DONE_LETTERS && word.endsWith('ed') && !word.endsWith('eed')
}

const DONE_LETTERS = 5

/** "Too sticky for violin". */
export const TOO = 'too'

/** Words that only look denied: "endless", "timeless", "unique". */
export const NOT_LESS =
  words(`endless timeless flawless priceless effortless countless stainless seamless unless less nonetheless
  ageless tireless restless fearless limitless boundless ruthless classless bless wireless regardless matchless peerless
  selfless careless helpless homeless nevertheless doubtless useless harmless spotless breathless weightless cordless`)
export const UN_DENIALS =
  words(`unscented unframed unglazed undyed unlined unsigned unmarked uncertified unstamped unwaxed
  unpainted unbleached unfinished unassembled unpolished unvarnished unsealed unpadded untreated unwashed unwired
  unheated unsuitable unsafe unsweetened unsalted unpersonalised unpersonalized unopened untested unstuffed unmounted`)

/** What may be an object of care: "no microwave", "no bleach" forbid; they do not say what the item lacks. */
export const CARE_WORDS =
  words(`microwave dishwasher bleach iron ironing dryer drying tumble soak soaking oven heat sun sunlight
  steam softener chlorine water washing wash machine abrasive abrasives scrubbing wringing spinning freezer flame
  open chemicals perfume lotion boiling candle fire immersion submerging`)

/** Roots that are true of too many things to be held against a text. */
export const VAGUE =
  words(`way thing time item one piece part photo pictur imag good size new big smal large lot bit kind end
  sam exact perfect cheap mass mean usual normal day person peopl product listing order shop buy price us you me it them this
  that here there now today anything everything any such sort type colour color gift idea look like feel`)
