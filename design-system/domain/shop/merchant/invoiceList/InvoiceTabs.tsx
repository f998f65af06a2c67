import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { LinkTabs } from '../../../../primitives/tabs/LinkTabs.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { InvoiceAmount } from '../invoice/InvoiceAmount.tsx'
import { invoiceGroupNames, totalOf } from './invoiceFilter.ts'
import type { InvoiceGroup, InvoiceTotal } from './invoiceFilter.ts'
import { TotalsLine } from './InvoiceFilters.styles.ts'

interface InvoiceTabsProps {
  group: InvoiceGroup | null
  /** Of the whole store, whatever else is narrowed; null while they are coming. */
  totals: readonly InvoiceTotal[] | null
  assets: AssetBook
  /** The list of a group. */
  hrefOf: (group: InvoiceGroup | null) => string
}

/** The statuses of a store’s invoices, with how many there are and what they ask for. */
export function InvoiceTabs({ group, totals, assets, hrefOf }: InvoiceTabsProps) {
  const t = useT('merchantInvoice')
  const tabs = [null, ...invoiceGroupNames].map(each => {
    const { count } = totalOf(each, totals ?? [])
    return {
      id: each ?? 'all',
      label: t(`group.${each ?? 'all'}`),
      href: hrefOf(each),
      ...(count > 0 ? { count } : {}),
    } as const
  })
  const { count, amounts } = totalOf(group, totals ?? [])
  return (
    <Stack gap="2">
      <LinkTabs label={t('group.label')} tabs={tabs} current={group ?? 'all'} />
      {totals !== null && count > 0 && (
        <TotalsLine>
          <Caption>
            {t('totals')}: {t('total', { count })}
          </Caption>
          <Inline gap="3">
            {amounts.map(money => (
              <InvoiceAmount key={money.asset} money={money} assets={assets} />
            ))}
          </Inline>
        </TotalsLine>
      )}
    </Stack>
  )
}
