import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { countText } from '#client/ui/counter.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Footer } from '#contract/footers.ts'

type FooterPreviewProps = {
  footer: Pick<Footer, 'name' | 'content'>
  /** Nobody has saved this one: it only shows what a footer is. */
  isExample?: boolean
  /** The listing that it stands under; without one an example. */
  above?: { nickname: string; title: string; description: string } | undefined
}

/** How a footer looks where buyers read it: under the last paragraph of a description. */
export function FooterPreview({ footer, above = EXAMPLE, isExample }: FooterPreviewProps) {
  const [before, last] = endOf(above.description)
  return (
    <Card aria-labelledby={PREVIEW_ID}>
      <CardHeader
        title={isExample ? 'Example' : 'Preview'}
        titleId={PREVIEW_ID}
        note={
          isExample ? (
            'How a footer reads under a listing'
          ) : (
            <span className="wrap-anywhere">
              <bdi>“{footer.name}”</bdi> under <bdi>“{above.nickname}”</bdi>, as a buyer reads it
            </span>
          )
        }
      />
      <div className="px-4 pb-5 wrap-anywhere whitespace-pre-line md:px-6">
        <p dir="auto" className="mb-2.5 font-semibold text-pretty">
          {above.title}
        </p>
        {before && (
          <p dir="auto" className="mb-[0.6em]">
            {before}
          </p>
        )}
        <p dir="auto">{last}</p>
        <p dir="auto" className="-mx-2.5 mt-3.5 rounded-xs bg-weld-tint px-2.5 py-2">
          {footer.content}
        </p>
      </div>
      <CardFooter className="text-small text-ink-2">
        {countText(above.description.length)}, plus {wholeNumber(footer.content.length)} in the
        footer (highlighted).
      </CardFooter>
    </Card>
  )
}

const PREVIEW_ID = 'footer-preview'

/** On a phone it stands below all the footers. */
export function showPreview(): void {
  const heading = document.getElementById(PREVIEW_ID)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

const EXAMPLE = {
  nickname: 'Walnut ring dish',
  title: 'Walnut Ring Dish, 4 Inch Hand Turned Wooden Jewelry Tray, 5th Anniversary Gift',
  description: `Turned by hand from one piece of black walnut, 4 inches wide and 1 inch tall, then finished with oil and beeswax.

Keep it on the dresser or the nightstand, or wrap it as a gift for a 5th anniversary.`,
}

const CUT_FROM = 140

/** The last paragraph, and the end of the one before it. */
function endOf(description: string): [before: string | undefined, last: string] {
  const paragraphs = description.split(/\n+/).filter((text) => text.trim() !== '')
  const before = paragraphs.at(-2)
  return [before && tailOf(before), paragraphs.at(-1) ?? '']
}

function tailOf(text: string): string {
  if (text.length <= CUT_FROM) return text
  const tail = text.slice(-CUT_FROM)
  return `…${tail.slice(tail.indexOf(' ') + 1)}`
}
