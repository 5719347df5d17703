const PART = '(?: (?:bit|part|line|one|sentence|section|paragraph))'
/** "DELETE THIS", "(old: …)", "fits any hook << no, old" */
const STRUCK = [
  new RegExp(`(?:^|[\\s([*–—-])(?:please |pls )?delete this${PART}?[\\s!.)\\]*]*$`, 'i'),
  new RegExp(
    `(?:^|[\\s([*–—-])(?:remove|cut|skip|ignore|leave out|don'?t use) this${PART}[\\s!.)\\]*]*$`,
    'i',
  ),
  /\b(?:remove|delete|take|drop)(?: (?:this|it|them|that))?(?: (?:from|(?:off|out)(?: of)?)) (?:the |my )?(?:drop[ -]?downs?|menu|listing|variations?|options list|price list)[\s!.)\]*]*$/i,
  // "From old listing: "Your pup will …""
  /^[([]?(?:from|copied from) (?:the |my |an )?old(?:er)? (?:listing|description|text|shop|site|website)\s?[:–—-]/i,
  /^[([](?:old|outdated|previous)(?: (?:text|version|listing|one))?\s?[:–—-]\s/i,
  /^old (?:text|version|listing|description)\s?[:–—-]\s/i,
  /(?:(?<!<)<{2,9}|<-{1,9}|←|⬅)\s*(?:no+|nope|not|old|wrong|outdated|gone|delete|remove|ignore|skip)\b[^<]{0,60}$/i,
  /(?:(?<!<)<{2,9}|<-{1,9}|←|⬅)\s*(?:check|fix|change|update)(?: this| that| it)?[\s!?.]*$/i,
]
/** "[stall sign]" above what was copied from there. */
const MARK = /^\[\p{L}[\p{L} ]{1,24}\]$/u
const MARK_WORDS_MAX = 3

/** What its seller struck out and left standing. */
export function isStruck(text: string): boolean {
  return STRUCK.some((pattern) => pattern.test(text))
}

const BELOW = [
  /^[([]?(?:please |pls )?(?:ignore|skip|delete|don'?t use|do not use) (?:everything|all|anything|the rest|what is|what's|the text)(?: that is| that's)? (?:below|after|under|from here)\b/i,
  /^[([]?(?:the )?old (?:description|listing|text|version)(?: is)? below\b/i,
]

/** "Ignore everything below": what follows is struck as well. */
export function strikesBelow(text: string): boolean {
  return BELOW.some((pattern) => pattern.test(text))
}

/** A line that says where the next ones are from. */
export function isMark(text: string): boolean {
  return MARK.test(text) && text.split(' ').length <= MARK_WORDS_MAX
}
