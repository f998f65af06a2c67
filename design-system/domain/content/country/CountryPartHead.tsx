import type { ReactNode } from 'react'
import { Blocks } from '../text/article/Blocks.tsx'
import { InlineText } from '../text/article/InlineText.tsx'
import { noLiveData } from '../text/contentShape.ts'
import type { Block } from '../text/contentTree.ts'
import type { CountryPart } from './countryText.ts'
import { PartHead, PartWords } from './Country.styles.ts'

interface CountryPartHeadProps {
  part: CountryPart
  /** What it is called where the text does not say it. */
  fallback?: string
  /** What the text says under the heading. */
  blocks: readonly Block[]
  lang: string
  /** Beside the heading. */
  children?: ReactNode
}

/** What a part is called, and what is said of it. */
export function CountryPartHead({ part, fallback = '', blocks, lang, children }: CountryPartHeadProps) {
  return (
    <PartHead>
      <PartWords>
        <h2 id={part.id} {...(part.title === null ? {} : { lang })}>
          {part.title === null ? fallback : <InlineText of={part.title} />}
        </h2>
        {blocks.length > 0 && (
          <div lang={lang}>
            <Blocks blocks={blocks} live={noLiveData} topics={[]} />
          </div>
        )}
      </PartWords>
      {children}
    </PartHead>
  )
}
