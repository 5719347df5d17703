/** Longer input is cut before anything reads it; the form allows no more. */
const LENGTH_MAX = 12_000

const MARKUP = /<[^<>\n]{1,200}>/g
const ENTITIES: readonly (readonly [string, string])[] = [
  ['&amp;', '&'],
  ['&nbsp;', ' '],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
]
/** Lines and blocks that frame a heading. */
const BOX = /[\u2500-\u259f]/g
const INVISIBLE = /\u00ad|[\u200b-\u200f\u202a-\u202e\u2060-\u2069]|\ufe0f|\ufeff/g
const TAB = /\t/g
const WIDE_SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/g
const TEMPLATE = /<%[^%\n]{0,200}%>|\$?\{[^{}\n]{0,200}\}|\[\[[^[\]\s]{0,80}\]\]/g
/** A line framed by brackets says something; a placeholder is one word. */
const BRACKETED = /\[\[([^[\]\n]{1,200})\]\]/g
/** "**Size:** 30 cm": a label is no heading because it is bold. */
const BOLD_LABEL = /^([ •+-]{0,4})(\*\*|__)([^*_\n]{1,60}?)(?::\2|\2 ?:) ?(?=\S)/gm
const MARKDOWN_LINK = /\[([^[\]\n]{1,200})\]\([^()\n]{0,200}\)/g

/** A seller's text without markup, entities and invisible signs; lines and words stay as typed. */
export function cleanText(text: string): string {
  let clean = text
    .slice(0, LENGTH_MAX)
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  clean = clean
    .replace(BOX, '=')
    .replace(INVISIBLE, '')
    .replace(TAB, '   ')
    .replace(WIDE_SPACE, ' ')
    .replace(MARKDOWN_LINK, '$1')
    .replace(BOLD_LABEL, '$1$3: ')
  clean = clean
    .replace(TEMPLATE, ' ')
    .replace(BRACKETED, '$1')
    .replace(MARKUP, ' ')
    .replaceAll('<3', ' ')
  for (const [entity, sign] of ENTITIES) clean = clean.replaceAll(entity, sign)
  return clean.replaceAll('：', ': ').replaceAll('“', '"').replaceAll('”', '"').replaceAll('„', '"')
}

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d/gu
const ORNAMENT = /[･ﾟ★☆✦✧✿❀❥⟡♥♡❤❣➤►▶◆◇■□●○◦▪✔✓✗✂☼✽❖✌♪♫→⇒➜➔≧≦•·¨¸♻☞☛¤|◡†‡‣⁃∙▫❧☙❁❃❄☘⚜⚒]/gu
/** Whether a sign is set for its looks alone. */
export function isOrnament(sign: string): boolean {
  return sign.replace(ORNAMENT, '') === ''
}

const SMILEY =
  /(?:^|\s)[:;=]-?[)(DPp](?=\s|$)|\^_*\^|\bxoxo+\b(?=\s*(?:[.!,]|$))|(?<=[!.?] )x{1,4}$/gim
const LEFTOVER = /[~*_=#^\\–—]{2,}|(?<=\s|^)(?!~ (?:\d|[XSML]{1,4}\b))[~*_#^\\](?=\s|$)/g
/** "✧*: NAME *:･ﾟ✧" */
const SPARKLES = /\*:|:\*/g
const RULE_SIGNS = /[-–—]{3,}|[.]{4,}|_{2,}/g
const SPACES = / {2,}/g

/** "No cat :) Sent by post": a smile ends a sentence where another begins. */
const PARTING_SMILEY = /(?<=[\p{L}\p{Nd})]) [:;]-?[)(DP](?= \p{Lu})/gu

/** A text without emojis and ornaments, and with single spaces. */
export function withoutOrnaments(text: string): string {
  return text
    .replace(EMOJI, (sign) => (sign === '©' || sign === '®' || sign === '™' ? sign : ' '))
    .replace(ORNAMENT, ' ')
    .replace(PARTING_SMILEY, '.')
    .replace(SMILEY, ' ')
    .replace(SPARKLES, ' ')
    .replace(LEFTOVER, ' ')
    .replace(RULE_SIGNS, ' ')
    .replace(SPACES, ' ')
    .trim()
}

const STARS_AROUND =
  /(?<![\p{L}\p{Nd}])(?:[*_]{1,6}(?=[\p{L}\p{Nd}"(])|~{1,6}(?![XSML]{1,4}\b)(?=[\p{L}"(]))|(?<=[\p{L}\p{Nd}!?.)"])(?!(?<=\p{Nd})\* \p{L})[*_~]{1,6}(?![\p{L}\p{Nd}])/gu

/** Stars and lines around words, as chats use them for emphasis. */
export function withoutEmphasis(text: string): string {
  return text.replace(STARS_AROUND, '')
}
