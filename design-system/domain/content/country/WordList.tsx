import { InlineText } from '../text/article/InlineText.tsx'
import { Part } from './Country.styles.ts'
import { WordGrid } from './CountryCards.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'
import { wordsOf, type CountryPart } from './countryText.ts'

/** Words that one meets there, with what they mean. */
export function WordList({ part, lang }: { part: CountryPart; lang: string }) {
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
