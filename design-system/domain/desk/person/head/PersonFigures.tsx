import type { ReactNode } from 'react'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { PersonRecordShape } from '../deskPerson.ts'
import { FigureCell, FigureNote, FigureStrip, FigureTerm, FigureValue } from './PersonHead.styles.ts'

interface PersonFiguresProps {
  record: PersonRecordShape
  assets: Pick<AssetBook, 'of'>
}

/** What somebody has done here, in a strip of figures under their head. */
export function PersonFigures({ record, assets }: PersonFiguresProps) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const { ratingPercent, tradesOpen } = record
  const tradesNote =
    ratingPercent === null
      ? t('figures.tradesUnrated', { open: tradesOpen })
      : t('figures.tradesNote', {
          rating: formatPercent(ratingPercent, { locale, decimals: 1 }),
          open: tradesOpen,
        })
  return (
    <FigureStrip aria-label={t('figures.label')}>
      <Figure term={t('figures.trades')} note={tradesNote}>
        {formatCount(record.tradesCompleted, locale)}
      </Figure>
      <Figure term={t('figures.cancelled')} note={t('figures.cancelledNote')}>
        {formatCount(record.tradesCancelled, locale)}
      </Figure>
      <Figure term={t('figures.volume')} note={t('figures.volumeNote')}>
        <Amount amount={record.volumeUsd} asset={assets.of('USD')} />
      </Figure>
      <Figure term={t('figures.disputes')} note={t('figures.disputesNote', { open: record.disputesOpen })}>
        {formatCount(record.disputes, locale)}
      </Figure>
    </FigureStrip>
  )
}

interface FigureProps {
  term: string
  note: string
  children: ReactNode
}

function Figure({ term, note, children }: FigureProps) {
  return (
    <FigureCell>
      <FigureTerm>{term}</FigureTerm>
      <FigureValue>{children}</FigureValue>
      <FigureNote>{note}</FigureNote>
    </FigureCell>
  )
}
