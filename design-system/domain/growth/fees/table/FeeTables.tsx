import { useId } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { FeesShape } from '../feeShape.ts'
import { FeesPart } from '../FeesPart.tsx'
import { TableHead, TablePart, TablesRoot } from './FeeTables.styles.ts'
import { NetworkFees } from './NetworkFees.tsx'
import { OtherFees } from './OtherFees.tsx'
import { TradeFees } from './TradeFees.tsx'

const parts = ['trades', 'other', 'coins'] as const
type TableName = (typeof parts)[number]

interface FeeTablesProps {
  fees: FeesShape
  /** The number of the tier that is chosen elsewhere on the page. */
  current: number
  assets: AssetBook
}

/** Every fee there is, on one card: trades, the rest, and withdrawals by coin and network. */
export function FeeTables({ fees, current, assets }: FeeTablesProps) {
  const t = useT('fees')
  return (
    <FeesPart
      title={t('every.title')}
      nav={
        <nav aria-label={t('every.parts')}>
          {parts.map(part => (
            <TextLink key={part} href={`#${part}`} data-standing="">
              {t(`every.${part}`)}
            </TextLink>
          ))}
        </nav>
      }
    >
      <TablesRoot>
        <Table name="trades" title={t('every.trades')} lead={t('trades.lead')}>
          <TradeFees fees={fees} current={current} />
        </Table>
        <Table name="other" title={t('every.other')}>
          <OtherFees fees={fees} />
        </Table>
        <Table name="coins" title={t('coins.title')} lead={t('coins.lead')}>
          <NetworkFees networks={fees.networks} servicePercent={fees.withdrawalPercent} assets={assets} />
        </Table>
      </TablesRoot>
    </FeesPart>
  )
}

interface TableProps {
  name: TableName
  title: string
  lead?: string | undefined
  children: ReactNode
}

function Table({ name, title, lead, children }: TableProps) {
  const id = useId()
  return (
    <TablePart id={name} aria-labelledby={id}>
      <TableHead>
        <Heading level={3} look="title-3" id={id}>
          {title}
        </Heading>
        {lead !== undefined && <p>{lead}</p>}
      </TableHead>
      {children}
    </TablePart>
  )
}
