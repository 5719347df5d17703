import * as React from 'react'

// React's development build takes down the whole stack at each element, until it has done so ten
// thousand times in a second. Nobody reads these in a test, where they are a sixth of what a screen costs.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals !== 'object' || internals === null)
  throw new Error('This React keeps no count of the stacks of its elements: see what it costs now.')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
})
