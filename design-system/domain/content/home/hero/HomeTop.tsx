import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { HomeCountry } from './HomeCountry.tsx'
import type { HomeCountryShape } from './HomeCountry.tsx'
import { Acts, HeroTitle, Lead, TopRoot, Told } from './HomeTop.styles.ts'

interface HomeTopProps {
  /** How many coins there are; null while it is not known. */
  coins: number | null
  hrefs: { readonly how: string; readonly guest: string }
  /** That the visitor comes from; null where it has no page of its own. */
  country: HomeCountryShape | null
  /** Under the words on a wide screen: the arches of coins. */
  aside?: ReactNode
  /** A `QuoteCard`. */
  children: ReactNode
}

/** Named in the sentence by themselves. */
const namedCoins = 2

/** What this place is in a sentence, and beside it what it does. */
export function HomeTop({ coins, hrefs, country, aside, children }: HomeTopProps) {
  const t = useT('homeTop')
  return (
    <TopRoot>
      <Told>
        <HeroTitle>{t('hero.title')}</HeroTitle>
        <Lead>{t('hero.lead', { count: Math.max(0, (coins ?? namedCoins) - namedCoins) })}</Lead>
        <Acts>
          <TextLink href={hrefs.how} iconEnd={ChevronRight}>
            {t('hero.how')}
          </TextLink>
          <TextLink href={hrefs.guest} iconEnd={ChevronRight}>
            {t('hero.guest')}
          </TextLink>
        </Acts>
        {country !== null && <HomeCountry country={country} />}
        {aside}
      </Told>
      {children}
    </TopRoot>
  )
}
