import { renderToStaticMarkup } from 'react-dom/server'
import type { DocumentName } from '#contract/pages.ts'
import { READERS, type Reader } from '#contract/site.ts'
import { PageHead } from './marketing/page-head.tsx'
import type { PublicPage } from './marketing/public-page.ts'
import { features } from './pages/features.tsx'
import { keywordSaver } from './pages/keyword-saver.tsx'
import { landing } from './pages/landing.tsx'
import { notFound } from './pages/not-found.tsx'
import { pricing } from './pages/pricing.tsx'
import { privacy } from './pages/privacy.tsx'
import { terms } from './pages/terms.tsx'

const DOCUMENTS: Record<DocumentName, PublicPage> = {
  landing,
  features,
  pricing,
  keywordsaver: keywordSaver,
  terms,
  privacy,
  'not-found': notFound,
}

/** Every public page as HTML, for each reader. No script takes these pages over, so they carry no markers for one. */
export const pages = Object.entries(DOCUMENTS).flatMap(([name, page]) =>
  READERS.map((reader) => ({ name, ...written(page, reader) })),
)

function written(page: PublicPage, reader: Reader) {
  const { Screen } = page
  return {
    reader,
    head: renderToStaticMarkup(<PageHead page={page} />),
    body: renderToStaticMarkup(<Screen reader={reader} />),
  }
}
