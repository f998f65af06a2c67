import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { ContentStates } from '../text/article/ContentStates.tsx'
import type { ContentState } from '../text/contentState.ts'
import { CountryBody } from './CountryBody.tsx'
import type { CountryHrefs, CountryPageShape } from './countryShape.ts'

interface CountryViewProps {
  content: ContentState<CountryPageShape>
  hrefs: CountryHrefs
  /** Where the form of the sum is sent, with the prefix of the language. */
  action: string
}

const renderIcon = (coin: string) => <CoinIcon code={coin} />

/** The page of a country in whatever state it is: what coins cost in its currency, the best offers both ways, how people pay there. */
export function CountryView({ content, ...ways }: CountryViewProps) {
  return (
    <ContentStates content={content}>
      {page => <CountryBody page={page} renderIcon={renderIcon} {...ways} />}
    </ContentStates>
  )
}
