import { type FormEvent, useState } from 'react'
import { showToast } from '#client/ui/toasts/toasts.ts'
import type { Listing } from '#contract/listings.ts'
import { completeItem, type Item, reviewItem } from './item.ts'
import { withRemoved } from './keywords/keyword-list.ts'
import { goToField, nextStep } from './next-step.ts'
import { hasSameDetails } from './same-details.ts'
import { hindrance, refusalToast } from './submit-rules.ts'
import { useFewDetails } from './use-few-details.ts'
import type { ItemInForm } from './use-item.ts'
import { useStrays } from './use-strays.ts'

type SendingInput = {
  form: ItemInForm
  credits: number
  isGenerating: boolean
  listing: Listing | null
  onGenerate: (item: Item) => void
}

/** Sends the item, and asks before a credit goes into something that can hardly be meant. */
export function useSending({ form, credits, isGenerating, listing, onGenerate }: SendingInput) {
  const { item, review } = form
  const complete = completeItem(form)
  const next = nextStep(complete)
  const isUnchanged = hasSameDetails(complete, listing)
  const [isTried, setIsTried] = useState(false)
  const { doubt, isAsking, ...few } = useFewDetails(item, onGenerate)
  const { strays, ...stray } = useStrays(item, listing)

  // A disabled button does not keep a form from being sent by keyboard or script.
  const send = (write: (complete: Item) => void, sent = complete) => {
    const sentReview = reviewItem(sent)
    const refused = hindrance({ review: sentReview, credits, isGenerating })
    if (refused === null) {
      form.change(sent)
      form.typeKeywords('')
      return write(sent)
    }
    const toast = refusalToast(refused, sentReview)
    if (toast) showToast(toast)
  }
  const askAboutDetails = (sent: Item) => void few.write(sent)
  const ask = async (sent: Item) => {
    if (!(await stray.asksAbout(sent))) askAboutDetails(sent)
  }
  return {
    hindered: hindrance({ review, credits, isGenerating }),
    next,
    /** The field that was missing when it was tried. */
    missing: isTried ? next?.field : undefined,
    isUnchanged,
    isAsking,
    doubt,
    strays,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setIsTried(next !== null)
      if (next) goToField(event.currentTarget, next.field)
      // By keys alone no credit goes into a twin: the button that says so takes the focus.
      if (isUnchanged && isFromKeys(event.nativeEvent))
        event.currentTarget.querySelector<HTMLElement>(GENERATE)?.focus()
      else send((sent) => void ask(sent))
    },
    addDetails: few.answer,
    writeAnyway: () => {
      few.answer()
      send(onGenerate)
    },
    keepStrays: () => {
      stray.keep()
      send(askAboutDetails)
    },
    takeStraysOut: () => {
      stray.answer()
      const { keywords, starredKeywords } = strays.reduce(withRemoved, complete)
      send(askAboutDetails, { ...complete, keywords, starredKeywords })
    },
  }
}

const GENERATE = '[name=generate]'

function isFromKeys(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter === null
}
