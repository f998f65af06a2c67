import { expect, it, vi } from 'vitest'
import { createInstallOffer } from './installOffer.ts'

function setup() {
  const page = new EventTarget()
  const offer = createInstallOffer(page)
  const heard = vi.fn()
  offer.subscribe(heard)
  const prompt = vi.fn(() => Promise.resolve())
  const offering = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    page.dispatchEvent(event)
    return event
  }
  return { page, offer, heard, prompt, offering }
}

it('is there once the browser offers, which then keeps its own notice back', () => {
  const { offer, heard, offering } = setup()
  expect(offer.isThere()).toBe(false)
  expect(offering().defaultPrevented).toBe(true)
  expect(offer.isThere()).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
})

it('is taken once: a second press finds none', () => {
  const { offer, prompt, offering } = setup()
  offering()
  offer.take()
  offer.take()
  expect(prompt).toHaveBeenCalledOnce()
  expect(offer.isThere()).toBe(false)
  offering()
  expect(offer.isThere()).toBe(true)
})

it('goes when the page was installed some other way, and is none where a browser offers nothing that can be asked', () => {
  const { page, offer, offering } = setup()
  offering()
  page.dispatchEvent(new Event('appinstalled'))
  expect(offer.isThere()).toBe(false)
  page.dispatchEvent(new Event('beforeinstallprompt'))
  expect(offer.isThere()).toBe(false)
})
