import { Blocks } from '../text/article/Blocks.tsx'
import { InlineText } from '../text/article/InlineText.tsx'
import { noLiveData } from '../text/contentShape.ts'
import { Part } from './Country.styles.ts'
import { CardGrid, WatchCard } from './CountryCards.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'
import { cardsOf, type CountryPart } from './countryText.ts'

/** What to look at before one lets go of coins or money. */
export function WatchCards({ part, lang }: { part: CountryPart; lang: string }) {
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
