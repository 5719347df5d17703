import { CardSection } from '#client/ui/card.tsx'

/** Why the texts are as they are. */
export function Explanation({ text }: { text: string }) {
  return (
    <CardSection title="AI Analysis & SEO Explanation" className="rounded-b-lg bg-paper">
      <p
        dir="auto"
        className="max-w-[70ch] text-small wrap-anywhere whitespace-pre-line text-ink-2"
      >
        {text}
      </p>
    </CardSection>
  )
}
