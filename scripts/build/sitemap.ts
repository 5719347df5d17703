import { writeFile } from 'node:fs/promises'
import { PAGES } from '#contract/pages.ts'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'

// The pages anyone may read; /landing is what members see of the first.
const LISTED = [PAGES.home, PAGES.features, PAGES.pricing, PAGES.keywordSaver]

/** The list of pages that search engines ask for. */
export async function writeSitemap(file: string): Promise<void> {
  const entries = LISTED.map((page) => `  <url><loc>${ORIGIN_PLACEHOLDER}${page}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ]
  await writeFile(file, lines.join('\n'))
}
