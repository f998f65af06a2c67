import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ReaderPage } from '../../../app/reader/readerPage.ts'
import { readerWords } from '../../../app/reader/readerWords.ts'
import { ContactForm } from '../../../design-system/domain/content/text/contact/ContactForm.tsx'
import { ContactSent } from '../../../design-system/domain/content/text/contact/ContactSent.tsx'
import { contactTopics } from '../../../design-system/domain/content/text/contact/contactShape.ts'
import { formMessageText } from '../../../design-system/forms/formMessageText.ts'
import type { FormMessageKey } from '../../../design-system/forms/engine/formMessage.ts'
import { WordsContext } from '../../../design-system/locales/words.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()
const unnamed = await suiteReaderSite(null)

const pageOf = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as ReaderPage
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

describe.each([
  ['/become-trader', 'trader', 'Ask before you begin', 'Спросите, прежде чем начать'],
  ['/bug-bounty', 'bug', 'Report a flaw', 'Написать об уязвимости'],
  ['/business-contacts', 'business', 'Write to us', 'Написать нам'],
] as const)('%s', (path, topic, english, russian) => {
  it.each([
    ['', english],
    ['/ru', russian],
  ] as const)('says where to write to whoever has no scripts: %j', async (prefix, title) => {
    const { html } = await site.get(prefix + path)
    expect(mainOf(html)).toContain(title)
    expect(mainOf(html)).toContain('href="mailto:support@souk.example"')
    expect(mainOf(html)).not.toContain('<form')
    expect(pageOf(html).view).toMatchObject({ kind: 'contact', topic })
  })

  it.each(['', '/ru'])('brings all words that its form can say: %j', async prefix => {
    const words = readerWords(pageOf((await site.get(prefix + path)).html))
    const guards = [
      {},
      { captcha: { kind: 'idle' } },
      { captcha: { kind: 'solving', fraction: 0.5 } },
      { captcha: { kind: 'solved' } },
      { captcha: { kind: 'failed' } },
      { waitUntil: '2099-01-01T00:00:00.000Z' },
    ] as const
    const drawn = (element: ReactElement) =>
      renderToString(createElement(WordsContext, { value: words }, element))
    for (const guard of guards) {
      const html = drawn(
        createElement(ContactForm, { topic, privacyHref: '/privacy', onSend: async () => null, ...guard }),
      )
      expect(html).toContain('<form')
      expect(html).not.toMatch(/\{\{|undefined/)
    }
    expect(drawn(createElement(ContactSent, { number: '8F2K41QX', email: 'a@b.example' }))).toContain(
      '8F2K41QX',
    )
    for (const key of ['required', 'email', 'choice', 'maxLength'] satisfies FormMessageKey[])
      expect(formMessageText(words, { key, params: { maxLength: 80 } })).not.toMatch(/\{\{/)
    expect(formMessageText(words, { refusal: {} })).not.toBe('')
  })
})

it('there is a page with a form for each topic', () => {
  expect([...contactTopics].toSorted()).toEqual(['bug', 'business', 'trader'])
})

it('other pages bring none of the words of forms', async () => {
  const { words } = pageOf((await site.get('/about-us')).html)
  expect(Object.keys(words)).toEqual(['content'])
})

describe.each(['/ios-app', '/communities'])('%s', path => {
  it('has the address of this place as a code and as a link, and says what there is not', async () => {
    const { html } = await site.get(`/ru${path}`)
    expect(mainOf(html)).toMatch(/<div id="code"><svg role="img" aria-label="QR-код с адресом Souk"/)
    expect(mainOf(html)).toContain('href="https://souk.example/ru"')
    expect(mainOf(html)).toContain(
      path === '/ios-app' ? 'В магазинах приложений нас нет.' : 'Групп и каналов у нас пока нет.',
    )
  })

  it('has no code where nobody said the address', async () => {
    expect(mainOf((await unnamed.get(path)).html)).not.toContain('<svg role="img"')
  })
})
