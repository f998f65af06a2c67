import { useId } from 'react'
import { isZero } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { Fee, Fees, Figure, FigureColumns, FigureName, FigureValue } from './DayFigures.styles.ts'
import type { DeskFiguresShape } from './todayShape.ts'

interface DayFiguresProps {
  figures: DeskFiguresShape
  assets: Pick<AssetBook, 'of'>
}

/** How the day goes: what the house earned in each coin, and the trades, each beside the day before. */
export function DayFigures({ figures, assets }: DayFiguresProps) {
  const t = useT('desk')
  const locale = useLocale()
  const id = useId()
  const { tradesOpen, tradesCompleted, fees } = figures
  const earned = fees.filter(({ today, yesterday }) => !isZero(today) || !isZero(yesterday))
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {t('figure.title')}
      </VisuallyHidden>
      <FigureColumns>
        <Figure>
          <FigureName>{t('figure.fees')}</FigureName>
          {earned.length === 0 ? (
            <FigureValue as="p">{t('figure.noFees')}</FigureValue>
          ) : (
            <Fees>
              {earned.map(({ coin, today, yesterday }) => (
                <Fee key={coin}>
                  <Amount amount={today} asset={assets.of(coin)} mode="full" size="m" />
                  <Caption>
                    {t('figure.yesterday', {
                      amount: formatAmount(yesterday, assets.of(coin), {
                        mode: 'full',
                        locale,
                        code: 'never',
                      }),
                    })}
                  </Caption>
                </Fee>
              ))}
            </Fees>
          )}
        </Figure>
        <Figure>
          <FigureName>{t('figure.open')}</FigureName>
          <FigureValue as="p">{tradesOpen}</FigureValue>
          <Caption>{t('figure.completed', { count: tradesCompleted })}</Caption>
        </Figure>
      </FigureColumns>
    </Card>
  )
}
