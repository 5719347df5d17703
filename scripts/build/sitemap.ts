import { writeFile } from 'node:fs/promises'
import { PAGE_ROWS } from '#contract/pages.ts'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'

/** The list of pages that search engines ask for. */
export async function writeSitemap(file: string): Promise<void> {
  const entries = PAGE_ROWS.filter(({ isListed }) => isListed).map(
    ({ path }) => `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>`,
  )
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ]
  await writeFile(file, lines.join('\n'))
}
