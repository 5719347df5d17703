import { addKeywords, renameKeyword, splitKeywords } from '#contract/keywords.ts'

/** The keywords of one item; every focus keyword is also in the list. */
export type KeywordList = { keywords: string[]; starredKeywords: string[] }

/** Rebuilds the list from the two texts in which keywords travel. */
export function keywordListFrom(keywords: string, starredKeywords: string): KeywordList {
  const starred = splitKeywords(starredKeywords)
  const all = splitKeywords(keywords)
  return { keywords: all, starredKeywords: starred.filter((keyword) => all.includes(keyword)) }
}

export function withAdded(list: KeywordList, typed: string): KeywordList {
  return { keywords: addKeywords(list.keywords, typed), starredKeywords: list.starredKeywords }
}

export function withRenamed(list: KeywordList, from: string, to: string): KeywordList {
  return {
    keywords: renameKeyword(list.keywords, from, to),
    starredKeywords: renameKeyword(list.starredKeywords, from, to),
  }
}

/** A keyword that goes also leaves the focus list. */
export function withRemoved(list: KeywordList, gone: string): KeywordList {
  const stays = (keyword: string) => keyword !== gone
  return {
    keywords: list.keywords.filter(stays),
    starredKeywords: list.starredKeywords.filter(stays),
  }
}

export function withStarToggled(list: KeywordList, keyword: string): KeywordList {
  const isStarred = list.starredKeywords.includes(keyword)
  const starredKeywords = isStarred
    ? list.starredKeywords.filter((starred) => starred !== keyword)
    : [...list.starredKeywords, keyword]
  return { keywords: list.keywords, starredKeywords }
}

/** Focus keywords first, then the others as they were added. */
export function inDisplayOrder({ keywords, starredKeywords }: KeywordList): string[] {
  return [...starredKeywords, ...keywords.filter((keyword) => !starredKeywords.includes(keyword))]
}

/** What a screen reader hears after adding: "4 keywords added, 1 was already there". */
export function additionReport(list: KeywordList, typed: string): string {
  const wanted = splitKeywords(typed)
  const known = wanted.filter((keyword) => list.keywords.includes(keyword)).length
  const added = wanted.length - known
  const report = `${added} ${added === 1 ? 'keyword' : 'keywords'} added`
  if (known === 0) return report
  return `${report}, ${known} ${known === 1 ? 'was' : 'were'} already there`
}
