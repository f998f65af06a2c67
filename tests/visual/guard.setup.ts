import { afterEach, beforeEach, expect } from 'vitest'

const asked: string[] = []
const realFetch = globalThis.fetch.bind(globalThis)

const addressOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input, globalThis.location.href)

// Stories are blind to data. A request would make them depend on a network, and pass or fail with it: it is answered
// at once with an error, and the story that sent it fails.
globalThis.fetch = (input, init) => {
  const address = addressOf(input)
  if (address.origin === globalThis.location.origin) return realFetch(input, init)
  asked.push(address.href)
  return Promise.reject(new TypeError(`Stories send no requests: ${address.href}`))
}

const RealResizeObserver = globalThis.ResizeObserver

// A popover that is placed while it is measured changes its size while it is told of it. Browsers report that as an error
// and tell it in the next frame; told there in the first place, the log holds faults alone.
globalThis.ResizeObserver = class extends RealResizeObserver {
  constructor(tell: ResizeObserverCallback) {
    super((entries, observer) => requestAnimationFrame(() => tell(entries, observer)))
  }
}

beforeEach(() => {
  asked.length = 0
})

afterEach(() => {
  expect(asked, 'Stories send no requests: give the component its data as props').toEqual([])
})
