import { ArticleText } from '../text/article/ArticleText.tsx'
import { Blocks } from '../text/article/Blocks.tsx'
import { noLiveData } from '../text/contentShape.ts'
import type { Block } from '../text/contentTree.ts'
import { Part } from './Country.styles.ts'
import { StepCard, StepGrid } from './CountryCards.styles.ts'
import { CountryPartHead } from './CountryPartHead.tsx'
import type { CountryPart } from './countryText.ts'

/** The first purchase, step by step: beside each other where there is room. */
export function CountrySteps({ part, lang }: { part: CountryPart; lang: string }) {
  const index = part.blocks.findIndex(({ kind }) => kind === 'steps')
  const before = index === -1 ? part.blocks : part.blocks.slice(0, index)
  const after = index === -1 ? [] : part.blocks.slice(index + 1)
  return (
    <Part aria-labelledby={part.id}>
      <CountryPartHead part={part} blocks={before} lang={lang} />
      {index !== -1 && <Steps block={part.blocks[index]} lang={lang} />}
      {after.length > 0 && <ArticleText blocks={after} lang={lang} />}
    </Part>
  )
}

function Steps({ block, lang }: { block: Block | undefined; lang: string }) {
  if (block?.kind !== 'steps') return null
  return (
    <StepGrid lang={lang}>
      {block.items.map((blocks, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <StepCard key={index}>
          <Blocks blocks={blocks} live={noLiveData} topics={[]} />
        </StepCard>
      ))}
    </StepGrid>
  )
}
