const THANKED =
  '(?:many thanks|thanks|thank you|thank u|thx)(?: so much| very much| a lot)?(?: (?:for|4) (?:looking|reading|being here|visiting|browsing|(?:stopping|dropping|popping|coming)(?: by| in)?|your (?:interest|visit|support)))?'
const GREETED =
  '(?:hi|hello|hey|hiya|welcome)(?: there| everyone| all| and welcome)?(?: to (?:my|our|the) (?:little |small |etsy )?(?:shop|store))?'
/** Who speaks next has begun a sentence of her own: "visiting my shop" goes on, "visiting I'm Dee" does not. */
const RUNS_ON = new RegExp(
  `^((?:${GREETED}[!,. ]{1,3})?${THANKED}|${GREETED})[!,.;:]*\\s+((?:i|i['’]?m|i['’]ve|we|we['’]re|we['’]ve) \\p{L}.*|(?:my|our) (?:\\p{L}+ ){1,3}(?:is|are|was|were) .*)$`,
  'isu',
)
/** "Hi this collar is", "hiya made these": behind a greeting without a stop a sentence begins. "Hello Kitty" is a name. */
const GREETS =
  /^((?:hi|hello|hey|hiya)(?: (?:there|everyone|all|guys|folks|lovelies|ladies))?)[!,. ]{0,3} (?=(?:this|these|here|its?|it['’]s|they|there['’]?s|(?:just )?(?:made|selling|listing|handmade)|\p{L}{3,}ed (?:this|these|my|a|an|the))\s)(.*)$/isu
/** "Thank you for visiting my shop": behind these "my" may go on with it. */
const GOES_ON = /(?:visiting|browsing|by|in|thanks|thank you|thank u|thx|welcome|hi|hello|hey)$/i

/** A greeting or thanks that runs into another sentence without a stop, and that sentence; null where it is not certain where it ends. */
export function thanksApart(text: string): { thanks: string; rest: string } | null {
  const [, thanks, rest] = RUNS_ON.exec(text) ?? GREETS.exec(text) ?? []
  if (thanks === undefined || rest === undefined) return null
  return /^(?:my|our)\s/i.test(rest) && GOES_ON.test(thanks) ? null : { thanks, rest }
}
