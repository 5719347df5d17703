import { CardSection } from '#client/ui/card.tsx'

/** Why the texts are as they are, subject by subject. */
export function Explanation({ text }: { text: string }) {
  return (
    <CardSection title="AI Analysis & SEO Explanation" className="rounded-b-lg bg-paper">
      <div className="grid gap-2.5 text-small">
        {explanationParts(text).map(({ subject, reason }, index) => (
          <div key={index} className="grid gap-x-4 md:grid-cols-[104px_1fr]">
            {subject && <p className="font-semibold">{subject}</p>}
            <p
              dir="auto"
              className="col-start-[-2] max-w-[66ch] wrap-anywhere whitespace-pre-line text-ink-2"
            >
              {reason}
            </p>
          </div>
        ))}
      </div>
    </CardSection>
  )
}

type Part = { subject: string | null; reason: string }

const SUBJECT = /^(?<subject>[\p{L} &]{2,30}):\s+(?<reason>.+)$/su

/** Paragraphs, where "Title: because ..." is a subject with its reason. */
export function explanationParts(text: string): Part[] {
  return text
    .split(/\n{2,}|\n(?=[\p{L} &]{2,30}:\s)/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const { subject, reason } = SUBJECT.exec(paragraph)?.groups ?? {}
      return subject && reason ? { subject, reason } : { subject: null, reason: paragraph.trim() }
    })
}
