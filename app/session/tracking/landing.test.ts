import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { safeStorage } from '../../device/storage/safeStorage.ts'
import { landingOf } from './landing.ts'

const start = readFileSync(new URL('../../public/start.js', import.meta.url), 'utf8')

/** A browser, and pages opened in it one after the other, by way of the script that runs before each of them is painted. */
function browser({ isDenied = false } = {}) {
  const items = new Map<string, string>()
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const stored = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const storage = isDenied ? { getItem: denied, setItem: denied, removeItem: denied } : stored
  const paint = (search: string) => {
    runInNewContext(start, {
      location: { search },
      localStorage: storage,
      document: { currentScript: { dataset: { modules: '' } } },
      requestAnimationFrame: () => 0,
      setTimeout: () => 0,
    })
  }
  const open = (search: string) => {
    paint(search)
    return landingOf(
      search,
      safeStorage(() => storage),
    )
  }
  return { paint, open }
}

it('is the query of a page that was left before its scripts were there', () => {
  const { paint, open } = browser()
  paint('?page=2&ref=kunle')
  paint('')
  expect(open('?amount=5').search).toBe('?page=2&ref=kunle')
})

it.each(['?ref=kunle', '?utm_source=radio', '?utm=summer-radio', '?a=1&referrer=summer-radio-kunle'])(
  'is stored where it says from where somebody came: %s',
  search => {
    const { paint, open } = browser()
    paint(search)
    expect(open('').search).toBe(search)
  },
)

it('is the page’s own query where none before said anything', () => {
  const { paint, open } = browser()
  paint('?amount=5')
  expect(open('?page=2').search).toBe('?page=2')
})

it('is the last one of two', () => {
  const { paint, open } = browser()
  paint('?ref=kunle')
  expect(open('?ref=amina').search).toBe('?ref=amina')
})

it('is none any more once it is kept', () => {
  const { open } = browser()
  open('?ref=kunle').forget()
  expect(open('').search).toBe('')
})

it('is the page’s own query where storage is denied', () => {
  const { open } = browser({ isDenied: true })
  const landing = open('?ref=kunle')
  expect(landing.search).toBe('?ref=kunle')
  landing.forget()
  expect(open('').search).toBe('')
})
