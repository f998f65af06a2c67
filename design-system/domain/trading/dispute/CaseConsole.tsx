import type { ComponentProps } from 'react'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { Columns } from './Case.styles.ts'
import { CaseSideCard } from './CaseSideCard.tsx'
import { CaseTrades } from './CaseTrades.tsx'
import type { DisputeCase } from './caseView.ts'
import { CaseState } from './CaseState.tsx'
import type { Coming } from './CaseState.tsx'

/** What there is to show of both sides. */
export type CaseContent = Coming | { readonly status: 'ready'; readonly case: DisputeCase }

type CaseConsoleProps = Omit<ComponentProps<'div'>, 'children' | 'content'> & {
  content: CaseContent
  declaredName: string | null
  assets: Pick<AssetBook, 'of'>
  profileHrefOf: (userName: string) => string
}

/** The arbiter's view of a case: both sides next to each other, and what is between them. Rulings are in the bar below. */
export function CaseConsole({ content, declaredName, assets, profileHrefOf, ...rest }: CaseConsoleProps) {
  const t = useT('dispute')
  return (
    <Card as="section" {...rest} gap="4">
      <Heading level={2}>{t('case.title')}</Heading>
      {content.status !== 'ready' && (
        <CaseState content={content} loadingLabel={t('case.loading')} failedTitle={t('case.failed')} />
      )}
      {content.status === 'ready' && (
        <Sides {...{ case: content.case, declaredName, assets, profileHrefOf }} />
      )}
    </Card>
  )
}

type SidesProps = Pick<CaseConsoleProps, 'declaredName' | 'assets' | 'profileHrefOf'> & { case: DisputeCase }

function Sides({ case: found, declaredName, assets, profileHrefOf }: SidesProps) {
  const { buyer, seller } = found
  return (
    <>
      <Columns>
        <CaseSideCard
          of="buyer"
          side={buyer}
          declaredName={declaredName}
          assets={assets}
          profileHref={profileHrefOf(buyer.trader.userName)}
        />
        <CaseSideCard
          of="seller"
          side={seller}
          assets={assets}
          profileHref={profileHrefOf(seller.trader.userName)}
        />
      </Columns>
      <Between {...{ found, assets }} />
    </>
  )
}

function Between({ found, assets }: { found: DisputeCase; assets: CaseConsoleProps['assets'] }) {
  const t = useT('dispute')
  const locale = useLocale()
  const { between, together } = found
  const isFirst = between.completed === 0 && between.cancelled === 0
  return (
    <Stack gap="3">
      <Heading level={3}>{t('case.between')}</Heading>
      <Text tone="secondary">
        {isFirst
          ? t('case.firstTogether')
          : t('case.together', {
              completed: between.completed,
              cancelled: between.cancelled,
              volume: formatAmount(between.volumeUsd, assets.of('USD'), { mode: 'shown', locale }),
            })}
      </Text>
      {together.length > 0 && <CaseTrades trades={together} assets={assets} />}
    </Stack>
  )
}
