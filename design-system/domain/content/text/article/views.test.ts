import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { addWordBundle, createI18n } from '../../../../locales/createI18n.ts'
import { WordsContext, wordsOf } from '../../../../locales/words.ts'
import type { PageShape } from '../contentShape.ts'
import type { Block } from '../contentTree.ts'
import { FaqView } from '../faq/FaqView.tsx'
import { ChapterView } from '../guide/ChapterView.tsx'
import { GuideView } from '../guide/GuideView.tsx'
import { InfoView } from '../info/InfoView.tsx'

const heading = (id: string): Block => ({ kind: 'heading', level: 2, id, text: [`Part ${id}`] })
const words = (text: string): Block => ({ kind: 'paragraph', text: [text] })
const page: PageShape = {
  page: 'guide-buy',
  version: 1,
  title: 'The title',
  description: 'The lead.',
  locale: 'en',
  isTranslated: true,
  updatedAt: '2026-11-18T23:30:00Z',
  minutes: 3,
  blocks: [words('Intro.'), ...['a', 'b', 'c'].map(heading), { kind: 'live', name: 'fees', values: {} }],
  legal: {
    holdsFrom: '2026-12-01',
    isTemplate: true,
    versions: [{ version: 1, holdsFrom: '2026-12-01', change: 'The first one.' }],
  },
  chapters: ['account', 'buy', 'sell'].map(code => ({
    code,
    title: `To ${code}`,
    description: '',
    minutes: 2,
  })),
  topics: [
    {
      code: 'safety',
      title: 'Safety',
      questions: [{ code: 'escrow', question: 'Why?', answer: [words('Because.')] }],
    },
  ],
}
const content = { status: 'ready', value: page, isStale: false } as const
const hrefs = { guide: '/guide', chapter: (code: string) => `/guide/${code}` }

/** As a visitor without scripts gets it. */
async function rendered(locale: 'en' | 'ru', view: ReactNode): Promise<string> {
  const i18n = await createI18n(locale)
  await addWordBundle(i18n, locale, 'content')
  return renderToString(createElement(WordsContext, { value: wordsOf(i18n) }, view))
}

describe('pages of words are whole in their first render, without a browser', () => {
  it.each([
    ['en', 'Updated Nov 18 2026', 'This is a template.'],
    ['ru', 'Обновлено 18 нояб. 2026', 'Это шаблон.'],
  ] as const)('a page in %s', async (locale, updated, template) => {
    const html = await rendered(locale, createElement(InfoView, { content }))
    expect(html).toContain(updated)
    expect(html).toContain(template)
    for (const id of ['a', 'b', 'c']) {
      expect(html).toContain(`id="${id}"`)
      expect(html).toContain(`href="#${id}"`)
    }
    expect(html).toContain('href="/fees"')
  })

  it('the guide and a chapter of it lead on by links alone', async () => {
    const guide = await rendered('en', createElement(GuideView, { content, hrefs }))
    const chapter = await rendered('en', createElement(ChapterView, { content, hrefs }))
    for (const html of [guide, chapter])
      for (const code of ['account', 'sell']) expect(html).toContain(`href="/guide/${code}"`)
    expect(chapter).not.toContain('<button')
  })

  it('every answer is on the page of questions, under its name', async () => {
    const html = await rendered('en', createElement(FaqView, { content }))
    expect(html).toMatch(/<details id="escrow"[^>]*>.*Why\?.*Because\./)
    expect(html).toContain('href="#topic-safety"')
  })
})
