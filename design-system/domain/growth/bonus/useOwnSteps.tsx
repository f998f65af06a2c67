import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { BonusTerms, OwnBonusShape } from './bonusShape.ts'
import { StepLinks } from './BonusSteps.styles.ts'
import type { BonusLinks } from './ConfirmLinks.tsx'
import { ConfirmLinks } from './ConfirmLinks.tsx'
import { useBonusText } from './useBonusText.ts'

interface OwnStep {
  readonly id: 'came' | 'trade' | 'confirm' | 'paid'
  readonly isDone: boolean
  readonly name: string
  readonly words: ReactNode
}

interface OwnStepsParts {
  readonly bonus: OwnBonusShape
  readonly terms: BonusTerms
  readonly links: BonusLinks
  readonly assets: AssetBook
}

/** What somebody who was invited has done for their bonus and has still to do, in order. */
export function useOwnSteps({ bonus, terms, links, assets }: OwnStepsParts): readonly OwnStep[] {
  const t = useT('bonus')
  const { sum, day } = useBonusText(assets)
  const { inviterName: name, isConfirmed, earnedAt, paidAt, state } = bonus
  const lastWords = useLastWords({ bonus, terms, assets })
  // Who was paid has been through all of it, whatever has become of a telephone since.
  const isPaid = state === 'paid'
  const hasTraded = isPaid || state === 'waiting'
  return [
    { id: 'came', isDone: true, name: t('own.came', { name }), words: null },
    {
      id: 'trade',
      isDone: hasTraded,
      name: hasTraded ? t('own.traded') : t('own.trade', { least: sum(terms.firstTradeLeast) }),
      words: hasTraded ? (
        earnedAt !== null && <p>{t('own.tradedOn', { date: day(earnedAt) })}</p>
      ) : (
        <>
          <p>{t('own.tradeText', { name })}</p>
          <StepLinks>
            <TextLink href={links.offers} iconEnd={ArrowRight} data-standing="">
              {t('person.offers')}
            </TextLink>
          </StepLinks>
        </>
      ),
    },
    {
      id: 'confirm',
      isDone: isPaid || isConfirmed,
      name: isPaid || isConfirmed ? t('own.confirmed') : t('own.confirm'),
      words: !isPaid && !isConfirmed && <ConfirmLinks links={links} />,
    },
    {
      id: 'paid',
      isDone: isPaid,
      name: t('own.paid'),
      words: <p>{isPaid && paidAt !== null ? t('own.paidOn', paidParts(bonus, paidAt)) : lastWords}</p>,
    },
  ]

  function paidParts({ amount, usd }: OwnBonusShape, at: string) {
    return { amount: sum(amount ?? usd), date: day(at) }
  }
}

/** What the last step waits for. */
function useLastWords({ bonus, terms }: Pick<OwnStepsParts, 'bonus' | 'terms' | 'assets'>): string {
  const t = useT('bonus')
  const { state, reason, isConfirmed, inviterName: name } = bonus
  if (reason === 'check') return t('own.reason.check')
  if (state === 'not_yet' || !isConfirmed) return t('own.afterwards')
  // What was confirmed a moment ago is looked at soon.
  if (reason === null || reason === 'invitee_unconfirmed') return t('own.reason.soon')
  return t(`own.reason.${reason}`, { name, coin: terms.coin })
}
