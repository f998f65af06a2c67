import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Blocks } from '../text/article/Blocks.tsx'
import { InlineText } from '../text/article/InlineText.tsx'
import { Question } from '../text/article/Question.tsx'
import { QuestionList } from '../text/article/Question.styles.ts'
import { noLiveData } from '../text/contentShape.ts'
import { Part, Beside } from './Country.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'
import type { CountryHrefs } from './countryShape.ts'
import { cardsOf, type CountryPart } from './countryText.ts'

interface CountryQuestionsProps {
  part: CountryPart
  hrefs: CountryHrefs
  lang: string
}

/** Questions that are asked in a country, each folding out into its answer. */
export function CountryQuestions({ part, hrefs, lang }: CountryQuestionsProps) {
  const t = useT('country')
  const { before, parts } = cardsOf(part.blocks)
  return (
    <Part aria-labelledby={part.id}>
      <Beside>
        <div>
          <CountryPartHead part={part} blocks={before} lang={lang} />
          <p>
            <TextLink href={hrefs.faq}>{t('moreQuestions')}</TextLink>
          </p>
        </div>
        <QuestionList lang={lang}>
          {parts.map(({ id, title, blocks }) => (
            <Question key={id} id={id} question={<InlineText of={title} />}>
              <Blocks blocks={blocks} live={noLiveData} topics={[]} />
            </Question>
          ))}
        </QuestionList>
      </Beside>
    </Part>
  )
}
