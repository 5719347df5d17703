import { TOAST_MS } from '#client/ui/toasts/toast-stack.tsx'

// A toast counts the seconds of the machine, and one that has much to do may look only when they have
// passed. What shows in a test shows until it is over; how long it shows is told in the toast's own tests.
const FAR_MS = 600_000
const browserTimeout = window.setTimeout.bind(window)
Object.assign(window, {
  setTimeout: (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    browserTimeout(run, ms === TOAST_MS ? FAR_MS : ms, ...given),
})
