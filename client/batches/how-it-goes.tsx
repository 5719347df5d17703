import { NumberedStep } from '#client/ui/numbered-step.tsx'

/** What becomes of a file, for somebody who has not tried it: when something is sent, and when something is paid. */
export function HowItGoes() {
  return (
    <ol className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-3" aria-label="How it goes">
      <NumberedStep look="row" level={2} number={1} title="Choose">
        Your browser reads the file. Nothing is sent yet.
      </NumberedStep>
      <NumberedStep look="row" level={2} number={2} title="Check">
        You see every row and the cost, and fix or leave out what does not fit.
      </NumberedStep>
      <NumberedStep look="row" level={2} number={3} title="Write">
        One credit for each written row; a row that fails costs nothing. You can close the page.
      </NumberedStep>
    </ol>
  )
}
