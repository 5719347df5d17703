/** Whether a text holds some words as words of their own. */
export function holdsWords(text: string, phrase: string): boolean {
  const own = RegExp.escape(phrase.trim())
  return new RegExp(`(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}

type Said = { facts: string[]; neverSay: string[]; alwaysSay: string[] }

/** What a shop cannot ask for at once, with the field where it is said. */
export function contradictionIn({ facts, neverSay, alwaysSay }: Said) {
  for (const word of neverSay) {
    const fact = facts.find((text) => holdsWords(text, word))
    if (fact !== undefined)
      return {
        path: 'facts',
        message: `“${fact}” holds “${word}”, which you never say. Please change one of them.`,
      }
    const wanted = alwaysSay.find((text) => holdsWords(text, word))
    if (wanted !== undefined)
      return {
        path: 'alwaysSay',
        message: `“${wanted}” is to be said always, and “${word}” never. Please change one of them.`,
      }
  }
  return null
}
