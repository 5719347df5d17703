import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { completeItem, type Item, type ItemForm, reviewItem } from './item.ts'
import { hindrance, reasonLine } from './submit-rules.ts'

type PlainOfferProps = { form: ItemForm; credits: number; onWrite: (item: Item) => void }

/** After the model failed: the seller's own words arranged without it, for a credit as any listing. */
export function PlainOffer({ form, credits, onWrite }: PlainOfferProps) {
  const reasonId = useId()
  const complete = completeItem(form)
  const hindered = hindrance({ review: reviewItem(complete), credits, isGenerating: false })
  const write = () => {
    form.change(complete)
    form.typeKeywords('')
    onWrite(complete)
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" disabled={hindered !== null} aria-describedby={reasonId} onClick={write}>
        Write it without the model
      </Button>
      <p id={reasonId} className="text-meta text-ink-2">
        {reasonLine(hindered, credits)}
      </p>
    </div>
  )
}
