/** True of text written without spaces, where one word may stand within another. */
export function isKana(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)
}

/** True where both texts name the same thing: "パールイヤリング" and "淡水パールのイヤリング". */
export function sharesKana(text: string, other: string): boolean {
  return (
    kanaWords(text).some((word) => other.includes(word)) ||
    other.split(' ').some((word) => word.length > 2 && isKana(word) && text.includes(word))
  )
}

/** The words of meaning; what is written in Hiragana mostly binds them. */
function kanaWords(text: string): string[] {
  return text.match(/[\p{Script=Katakana}ー]{3,}|\p{Script=Han}{2,}/gu) ?? []
}
