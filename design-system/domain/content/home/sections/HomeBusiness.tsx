import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Store from 'lucide-react/icons/store'
import Timer from 'lucide-react/icons/timer'
import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { HomeSection } from '../HomeSection.tsx'
import { ExampleTag } from '../ExampleTag.tsx'
import { Sheet } from '../HomeSection.styles.ts'
import { BusinessGrid, Coins, Order, Panel, Plate, Points, PointActs } from './HomeBusiness.styles.ts'

interface HomeBusinessProps {
  openHref: string
  docsHref: string
}

const points = ['look', 'money', 'hooks'] as const
const paidWith = ['BTC', 'USDT', 'ETH', 'TON'] as const

// Of nobody: what a shop's page looks like.
const dollars = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 } as const
const tether = { code: 'USDT', kind: 'coin', decimals: 6, shown: 2 } as const
const sum = '86.40'
const orderNumber = '10482'

/** What a shop gets: its payment page in miniature, and what stands behind it. */
export function HomeBusiness({ openHref, docsHref }: HomeBusinessProps) {
  const t = useT('home')
  return (
    <HomeSection title={t('business.title')} lead={t('business.lead')}>
      <Sheet>
        <BusinessGrid>
          <Miniature />
          <Points>
            <ul>
              {points.map(point => (
                <li key={point}>
                  <Icon of={Check} size="m" />
                  <span>{t(`business.points.${point}`)}</span>
                </li>
              ))}
            </ul>
            <PointActs>
              <LinkButton variant="soft" size="l" href={openHref}>
                {t('business.open')}
              </LinkButton>
              <TextLink href={docsHref} iconEnd={ChevronRight}>
                {t('business.docs')}
              </TextLink>
            </PointActs>
          </Points>
        </BusinessGrid>
      </Sheet>
    </HomeSection>
  )
}

/** A payment page, still: nothing of it can be paid. */
function Miniature() {
  const t = useT('home')
  return (
    <Plate data-theme="dark">
      <Order>
        <ExampleTag>{t('business.example')}</ExampleTag>
        <p>
          <Icon of={Store} size="xl" />
          <strong>{t('business.store')}</strong>
        </p>
        <p>
          <span>{t('business.toPay')}</span>
          <Amount size="xl" amount={sum} asset={dollars} mode="full" />
          <span>{t('business.order', { number: orderNumber })}</span>
        </p>
      </Order>
      <Panel data-theme="light">
        <p>
          <strong>{t('business.waiting')}</strong>
          <Icon of={Timer} size="m" />
        </p>
        <Coins>
          {paidWith.map(code => (
            <li key={code} {...(code === tether.code ? { 'data-chosen': '' } : {})}>
              <CoinIcon code={code} size="s" />
              {code}
            </li>
          ))}
        </Coins>
        <p>
          <span>{t('business.exactly')}</span>
          <Amount size="m" amount={sum} asset={tether} />
        </p>
      </Panel>
    </Plate>
  )
}
