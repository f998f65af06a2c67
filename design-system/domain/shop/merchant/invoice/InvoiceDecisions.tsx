import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { ItemBox, Items } from './InvoiceDetail.styles.ts'
import { InvoicePart } from './InvoicePart.tsx'
import type { InvoiceDetailShape, InvoiceRest } from './merchantInvoice.ts'
import { useMoneyText } from './useMoneyText.ts'

interface InvoiceDecisionsProps {
  invoice: InvoiceDetailShape
  assets: AssetBook
  /** Asks before it takes them. */
  onTake: (rest: InvoiceRest) => void
}

/** Coins that came late, short or beyond what was asked for, while their store’s owner has not decided. Nothing without any. */
export function InvoiceDecisions({ invoice, assets, onTake }: InvoiceDecisionsProps) {
  const t = useT('merchantInvoice')
  const textOf = useMoneyText(assets)
  const { payments, refunds, actions } = invoice
  const held = payments.flatMap(({ rest }) => (rest?.status === 'held' ? [rest] : []))
  if (held.length === 0) return null
  return (
    <InvoicePart title={t('rest.title')}>
      <Text as="p" tone="secondary">
        {t('rest.text')}
      </Text>
      <Items>
        {held.map(rest => (
          <ItemBox key={rest.id} data-held="">
            <Text size="body-strong">{t(`rest.kind.${rest.kind}`, { amount: textOf(rest.amount) })}</Text>
            {actions.includes('accept_rest') && (
              <div>
                <Button size="s" onClick={() => onTake(rest)}>
                  {t('rest.takeVerb', { amount: textOf(rest.amount) })}
                </Button>
              </div>
            )}
          </ItemBox>
        ))}
      </Items>
      {!refunds.some(({ status }) => status === 'asked' || status === 'confirmed') && (
        <Caption as="p">{t('rest.noAddress')}</Caption>
      )}
    </InvoicePart>
  )
}
