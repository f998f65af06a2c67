import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { Told } from '../calculator/Calculator.styles.ts'
import { CalculatorPart } from '../calculatorSections/CalculatorPart.tsx'
import { ArticleText } from '../text/article/ArticleText.tsx'
import type { LiveData, PageShape } from '../text/contentShape.ts'
import { WalletFeatures } from './WalletFeatures.tsx'
import { CoinNetworks } from './CoinNetworks.tsx'
import { CoinGrid, HeadActions, SafetyList, WalletHead, WalletRoot } from './CoinWallet.styles.ts'
import type { CoinNetwork, CoinWalletHrefs, SendingFees, WalletCoin } from './coinWalletShape.ts'

export interface CoinWalletViewProps {
  page: PageShape
  live: LiveData
  /** Whose page it is; null on the page of all coins. */
  coin: NamedAsset | null
  networks: readonly CoinNetwork[]
  fees: SendingFees
  /** All coins, or the others. */
  coins: readonly WalletCoin[]
  hrefs: CoinWalletHrefs
}

/** What the wallet here does for a coin, or for all of them: for who does not have one yet. */
export function CoinWalletView(props: CoinWalletViewProps) {
  const { page, live, coin, networks, fees, coins } = props
  const t = useT('coinWallet')
  return (
    <WalletRoot>
      <Head {...props} />
      {coin !== null && <WalletFeatures networks={networks.length} fees={fees} />}
      {coin !== null && <CoinNetworks coin={coin} networks={networks} fees={fees} />}
      {coin === null && <Coins title={t('coins.title')} coins={coins} />}
      <Told>
        <ArticleText blocks={page.blocks} live={live} topics={page.topics} lang={page.locale} />
      </Told>
      <Safety {...props} />
      {coin !== null && <Coins title={t('coins.others')} coins={coins} />}
    </WalletRoot>
  )
}

function Head({ page, coin, hrefs }: CoinWalletViewProps) {
  const t = useT('coinWallet')
  return (
    <WalletHead>
      {coin !== null && <CoinIcon code={coin.code} size="l" />}
      <h1 lang={page.locale}>{page.title}</h1>
      <p lang={page.locale}>{page.description}</p>
      <HeadActions>
        <LinkButton variant="primary" size="l" href={hrefs.signUp}>
          {t('begin')}
        </LinkButton>
        {coin !== null && (
          <>
            <LinkButton size="l" href={hrefs.buy(coin.code)}>
              {t('buy', { coin: coin.name })}
            </LinkButton>
            <LinkButton variant="ghost" size="l" href={hrefs.calculator(coin.code)}>
              {t('calculator', { coin: coin.code })}
            </LinkButton>
          </>
        )}
      </HeadActions>
      <p>{t('kept')}</p>
    </WalletHead>
  )
}

const protections = ['approval', 'holdTime', 'list', 'factor'] as const

function Safety({ hrefs }: CoinWalletViewProps) {
  const t = useT('coinWallet')
  return (
    <CalculatorPart
      title={t('safety.title')}
      end={<TextLink href={hrefs.guide}>{t('safety.guide')}</TextLink>}
    >
      <SafetyList>
        {protections.map(name => (
          <li key={name}>
            <Icon of={ShieldCheck} size="m" />
            {t(`safety.${name}`)}
          </li>
        ))}
      </SafetyList>
    </CalculatorPart>
  )
}

function Coins({ title, coins }: { title: string; coins: readonly WalletCoin[] }): ReactNode {
  const t = useT('coinWallet')
  return (
    <CalculatorPart title={title}>
      <CoinGrid>
        {coins.map(({ coin, networks, href }) => (
          <li key={coin.code}>
            <CoinIcon code={coin.code} />
            <div>
              <TextLink href={href} data-standing="">
                {t('coins.open', { coin: coin.name })}
              </TextLink>
              <span>{t('coins.networks', { count: networks })}</span>
            </div>
          </li>
        ))}
      </CoinGrid>
    </CalculatorPart>
  )
}
