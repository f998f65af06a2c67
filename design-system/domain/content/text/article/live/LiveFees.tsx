import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatPercent } from '../../../../../format/formatPercent.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { TextLink } from '../../../../../primitives/link/TextLink.tsx'
import type { LiveData } from '../../contentShape.ts'
import { FeeTable, LiveFoot, LiveRoot } from './Live.styles.ts'
import { fiatOf, writableFees } from './liveFigure.ts'
import { LiveLink } from './LiveLink.tsx'

/** What a trade costs the owner of its advert, by what they have traded. */
export function LiveFees({ fees }: { fees: LiveData['fees'] }) {
  const t = useT('content')
  const locale = useLocale()
  const levels = writableFees(fees)
  if (levels === null) return <LiveLink href="/fees">{t('article.live.noFees')}</LiveLink>
  return (
    <LiveRoot as="div">
      <FeeTable>
        <caption>{t('article.live.fees')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('article.live.volume')}</th>
            <th scope="col">{t('article.live.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ fromUsd, percent }) => (
            <tr key={fromUsd}>
              <th scope="row">
                {t('article.live.from', {
                  amount: formatAmount(fromUsd, fiatOf('USD'), { mode: 'full', locale }),
                })}
              </th>
              <td>{formatPercent(percent, { locale })}</td>
            </tr>
          ))}
        </tbody>
      </FeeTable>
      <LiveFoot>
        <TextLink href="/fees">{t('article.live.allFees')}</TextLink>
      </LiveFoot>
    </LiveRoot>
  )
}
