import type { ReactNode } from 'react'
import { ArticleText } from '../text/article/ArticleText.tsx'
import { InlineText } from '../text/article/InlineText.tsx'
import { countryParts, type CountryPart, cardsOf, wordsOf } from './countryText.ts'
import type { CountryHrefs, CountryPageShape } from './countryShape.ts'
import { CountryRoot, Part, PartHead } from './Country.styles.ts'
import { CountryHero } from './CountryHero.tsx'
import { CountryMethods } from './CountryMethods.tsx'
import { CountryOffers } from './CountryOffers.tsx'
import { CountryQuestions } from './CountryQuestions.tsx'
import { CountrySteps } from './CountrySteps.tsx'
import { OtherCountries } from './OtherCountries.tsx'
import { Blocks } from '../text/article/Blocks.tsx'
import { noLiveData } from '../text/contentShape.ts'
import { CardGrid, WatchCard, WordGrid } from './CountryCards.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'

interface CountryBodyProps {
  page: CountryPageShape
  hrefs: CountryHrefs
  /** Where the form of the sum is sent, with the prefix of the language. */
  action: string
  /** A coin's drawing: a page may have it without the code that draws it. */
  renderIcon: (coin: string) => ReactNode
}

/** The parts of a country's page that is there, in the order of its text. */
export function CountryBody({ page, hrefs, action, renderIcon }: CountryBodyProps) {
  const { country, market, others } = page
  const { lead, prices, rest } = countryParts(country.page.blocks)
  return (
    <CountryRoot>
      <CountryHero {...{ country, market, lead, prices, hrefs, action, renderIcon }} />
      {rest.map(part => (
        <OnePart key={part.id} part={part} page={page} hrefs={hrefs} />
      ))}
      {others.length > 0 && <OtherCountries others={others} hrefs={hrefs} />}
    </CountryRoot>
  )
}

interface OnePartProps {
  part: CountryPart
  page: CountryPageShape
  hrefs: CountryHrefs
}

/** A part is drawn by its name; one with another name is a text. */
function OnePart({ part, page: { country, market }, hrefs }: OnePartProps) {
  const lang = country.page.locale
  switch (part.id) {
    case 'offers':
      return <CountryOffers {...{ part, country, market, hrefs, lang }} />
    case 'methods':
      return <CountryMethods {...{ part, country, hrefs, lang }} coin={market.coin} />
    case 'watch':
      return <WatchCards part={part} lang={lang} />
    case 'first-purchase':
      return <CountrySteps part={part} lang={lang} />
    case 'words':
      return <WordList part={part} lang={lang} />
    case 'questions':
      return <CountryQuestions {...{ part, hrefs, lang }} />
    default:
      return (
        <Part aria-labelledby={part.id} lang={lang}>
          <PartHead>
            <h2 id={part.id}>{part.title !== null && <InlineText of={part.title} />}</h2>
          </PartHead>
          <ArticleText blocks={part.blocks} />
        </Part>
      )
  }
}

/** What to look at before one lets go of coins or money. */
function WatchCards({ part, lang }: { part: CountryPart; lang: string }) {
  const { before, parts } = cardsOf(part.blocks)
  return (
    <Part aria-labelledby={part.id}>
      <CountryPartHead part={part} blocks={before} lang={lang} />
      <CardGrid data-size="large" lang={lang}>
        {parts.map(({ id, title, blocks }) => (
          <WatchCard key={id} id={id}>
            <h3>
              <InlineText of={title} />
            </h3>
            <div>
              <Blocks blocks={blocks} live={noLiveData} topics={[]} />
            </div>
          </WatchCard>
        ))}
      </CardGrid>
    </Part>
  )
}

/** Words that one meets there, with what they mean. */
function WordList({ part, lang }: { part: CountryPart; lang: string }) {
  const index = part.blocks.findIndex(block => wordsOf(block) !== null)
  const list = part.blocks[index]
  const words = list === undefined ? [] : (wordsOf(list) ?? [])
  return (
    <Part aria-labelledby={part.id}>
      <CountryPartHead part={part} blocks={part.blocks.filter((_, at) => at !== index)} lang={lang} />
      {words.length > 0 && (
        <WordGrid lang={lang}>
          {words.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <InlineText of={meaning} />
              </dd>
            </div>
          ))}
        </WordGrid>
      )}
    </Part>
  )
}
