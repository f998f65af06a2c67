import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { isLocale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Blocks } from '../text/article/Blocks.tsx'
import { noLiveData } from '../text/contentShape.ts'
import type { Block } from '../text/contentTree.ts'
import { AmountForm } from './AmountForm.tsx'
import type { CountryHrefs, CountryMarketShape, CountryShape } from './countryShape.ts'
import type { CountryPart } from './countryText.ts'
import { HeroLead, HeroRoot, HeroTitle, HeroWays, BestLine } from './CountryHero.styles.ts'
import { PriceBoard } from './PriceBoard.tsx'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { fiatOf, writableOffers } from '../text/article/live/liveFigure.ts'

interface CountryHeroProps {
  country: CountryShape
  market: CountryMarketShape
  /** What the text begins with. */
  lead: readonly Block[]
  prices: CountryPart
  hrefs: CountryHrefs
  action: string
  renderIcon: (coin: string) => ReactNode
}

/** The first screen: what this is, a sum that leads to offers, the best of them, and what each coin costs. */
export function CountryHero({ country, market, lead, prices, hrefs, action, renderIcon }: CountryHeroProps) {
  const t = useT('country')
  const tContent = useT('content')
  const { page, fiat } = country
  return (
    <HeroRoot>
      <Stack gap="5">
        <HeroTitle lang={page.locale}>{page.title}</HeroTitle>
        <HeroLead lang={page.locale}>
          {lead.length > 0 ? (
            <Blocks blocks={lead} live={noLiveData} topics={[]} />
          ) : (
            <p>{page.description}</p>
          )}
        </HeroLead>
        {!page.isTranslated && isLocale(page.locale) && (
          <Notice>{tContent(`article.untranslated.${page.locale}`)}</Notice>
        )}
        <HeroWays>
          <AmountForm fiat={fiat} coin={market.coin} amount={country.amount} action={action} />
          <LinkButton href={hrefs.offers('sell', market.coin, fiat)} size="l" icon={ArrowUpRight}>
            {t('sellFor', { coin: market.coin, fiat })}
          </LinkButton>
        </HeroWays>
        <BestNow market={market} />
      </Stack>
      <PriceBoard part={prices} prices={market.prices} lang={page.locale} {...{ fiat, hrefs, renderIcon }} />
    </HeroRoot>
  )
}

/** The best offer to buy from, and whose it is; nothing where there is none. */
function BestNow({ market: { offers } }: { market: CountryMarketShape }) {
  const t = useT('country')
  const locale = useLocale()
  const [best] = writableOffers(offers?.buy)
  if (best === undefined) return null
  const price = formatAmount(best.price, fiatOf(best.fiat), { mode: 'price', locale })
  return (
    <BestLine>
      {t('best', { coin: best.coin, name: best.userName })}{' '}
      <TextLink href={best.href}>
        <strong>{price}</strong>
      </TextLink>
    </BestLine>
  )
}
