import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Tag } from '../../../primitives/chip/Tag.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { useNetworkName } from '../queue/useNetworkName.ts'
import { chainLook } from './runningLook.ts'
import type { DeskChainShape } from '../runningShape.ts'

interface ChainCardProps {
  chain: DeskChainShape
  assets: AssetBook
}

/** One network: how it stands and why, how far it was read, and what lies there to be sent. */
export function ChainCard({ chain, assets }: ChainCardProps) {
  const t = useT('deskRunning')
  const nameOf = useNetworkName()
  const { network, isSimulated, state, height, head, behind, hot } = chain
  const figure = (value: number | null) => value ?? t('chain.unknown')
  return (
    <Card as="li" gap="3">
      <Inline gap="2">
        <Heading level={2}>{nameOf(network)}</Heading>
        <Chip {...chainLook[state]}>{t(`chain.state.${state}`)}</Chip>
        {isSimulated && <Tag>{t('chain.simulated')}</Tag>}
      </Inline>
      {state !== 'fine' && <Text as="p">{t(`chain.why.${state}`)}</Text>}
      <DefinitionList look="pairs">
        <DefinitionRow term={t('chain.height')}>{figure(height)}</DefinitionRow>
        <DefinitionRow term={t('chain.head')}>{figure(head)}</DefinitionRow>
        <DefinitionRow term={t('chain.behind')}>{figure(behind)}</DefinitionRow>
        {hot.length === 0 && (
          <DefinitionRow term={t('chain.hot')}>
            {t(head === null ? 'chain.unknown' : 'chain.noHot')}
          </DefinitionRow>
        )}
        {hot.map(({ coin, amount }) => (
          <DefinitionRow key={coin} term={t('chain.hotOf', { coin })}>
            <Amount amount={amount} asset={assets.of(coin)} mode="full" code="never" />
          </DefinitionRow>
        ))}
      </DefinitionList>
    </Card>
  )
}
