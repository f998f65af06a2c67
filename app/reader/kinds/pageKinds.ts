import type { PageShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import { plainText, type Block } from '@souk/design-system/domain/content/text/contentTree.ts'
import type { PageQuery } from '../../__generated__/graphql.ts'
import { pageNameOf } from '../../parts/reading/pageNames.ts'
import { pageShapeOf } from '../../parts/reading/readingShapes.ts'
import { articleData } from './articleData.ts'
import type { HeadContext, ReaderHeads, ReaderSource } from './kind.ts'

/** A page of words, by the route whose it is. */
const pageOf = (route: string, kind: 'info' | 'guide' | 'faq' | 'chapter'): ReaderSource => ({
  query: { version: /^[1-9]\d{0,4}$/ },
  calls({ params, query: { version } }) {
    const page = pageNameOf(route, params) ?? ''
    return {
      page: `/api/v1/pages/${encodeURIComponent(page)}${version === undefined ? '' : `?version=${version}`}`,
    }
  },
  view({ page: answer }, { params }) {
    if (answer == null) return { kind: 'gone' }
    // Each call's answer has the shape that the contract says.
    const page = pageShapeOf(answer as NonNullable<PageQuery['page']>)
    return kind === 'chapter' ? { kind, page, chapter: params['chapter'] ?? '' } : { kind, page }
  },
})

export const pageSources = {
  guide: pageOf('guide', 'guide'),
  guideChapter: pageOf('guideChapter', 'chapter'),
  faq: pageOf('faq', 'faq'),
  aboutUs: pageOf('aboutUs', 'info'),
  userAgreement: pageOf('userAgreement', 'info'),
  privacy: pageOf('privacy', 'info'),
  amlPolicy: pageOf('amlPolicy', 'info'),
  payTerms: pageOf('payTerms', 'info'),
  bugBounty: pageOf('bugBounty', 'info'),
  businessContacts: pageOf('businessContacts', 'info'),
  becomeTrader: pageOf('becomeTrader', 'info'),
  fraudWarning: pageOf('fraudWarning', 'info'),
  communities: pageOf('communities', 'info'),
  iosApp: pageOf('iosApp', 'info'),
} as const

const texts = ({ page: { title, description } }: { readonly page: PageShape }) => ({ title, description })

/** A page that says something of this place. */
export const webPage = (
  { locale: inLanguage }: Pick<PageShape, 'locale'>,
  { page, texts: { title: name, description }, address, publisher }: HeadContext,
): object => ({ '@type': 'WebPage', name, description, inLanguage, url: address(page.path), publisher })

export const pageHeads = {
  info: { texts, data: ({ page }, context) => [webPage(page, context)] },
  guide: { texts, data: ({ page }, context) => [webPage(page, context)] },
  chapter: { texts, data: ({ page }, context) => [articleData('TechArticle', page, context)] },
  faq: {
    texts,
    data: ({ page }) => [
      {
        '@type': 'FAQPage',
        inLanguage: page.locale,
        mainEntity: page.topics.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
          })),
        ),
      },
    ],
  },
} as const satisfies Partial<ReaderHeads>

/** What an answer says, in one line. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block): string[] => {
      if ('text' in block) return [plainText(block.text)]
      if (block.kind === 'list' || block.kind === 'steps') return block.items.map(textOf)
      return block.kind === 'quote' || block.kind === 'notice' ? [textOf(block.blocks)] : []
    })
    .join(' ')
}
