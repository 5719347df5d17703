// Stands in for the script of Stripe, which nobody else may keep: a card form of one field. The
// number that is typed into it decides how the payment ends.

const input = document.createElement('input')
input.setAttribute('aria-label', 'Card number')

const listeners = new Map()
const card = {
  on: (event, listener) => listeners.set(event, listener),
  off: () => undefined,
  update: () => undefined,
  destroy: () => input.remove(),
  mount: (place) => {
    place.append(input)
    setTimeout(() => listeners.get('ready')?.(card))
  },
}

const keep = (name, told) => {
  document.body.dataset[name] = JSON.stringify(told)
}

const refuse = () => {
  throw new Error('This is not how the card form is meant to be used')
}

window.Stripe = (key) => ({
  elements: (options) => {
    keep('stripeOptions', options)
    return { create: () => card, getElement: () => card, update: () => undefined }
  },
  confirmPayment: async ({ redirect, confirmParams }) => {
    keep('stripeConfirmed', { key, redirect, confirmParams })
    return input.value.endsWith('0002')
      ? { error: { type: 'card_error', message: 'Your card was declined.' } }
      : { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  },
  createToken: refuse,
  createPaymentMethod: refuse,
  confirmCardPayment: refuse,
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
})
