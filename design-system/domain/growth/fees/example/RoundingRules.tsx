import ArrowRight from 'lucide-react/icons/arrow-right'
import { isZero } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { RoundedDigits } from './RoundedDigits.tsx'
import type { ExampleSource } from '../feeShape.ts'
import { FeesPart } from '../FeesPart.tsx'
import { RuleExample, RuleList, RuleRow } from './RoundingRules.styles.ts'
import type { RoundedSum, TradeSums } from './tradeSums.ts'
import { useDollarText } from '../useDollarText.ts'
import { useExampleText } from './useExampleText.ts'

/** What is rounded by a rule of its own. */
const roundedKinds = ['coins', 'fees', 'money', 'shares'] as const
type RoundedKind = (typeof roundedKinds)[number]

/** What the rules are shown with: the sums of the worked example. */
export interface RoundingExample {
  readonly source: ExampleSource
  readonly sums: TradeSums
  /** Of the fee, for an invitation. */
  readonly sharePercent: DecimalString
}

interface RoundingRulesProps {
  /** Null where there is no example: the rules are said without figures then. */
  example: RoundingExample | null
}

/** How sums are rounded: which way, to what unit, and what it does in the example. */
export function RoundingRules({ example }: RoundingRulesProps) {
  const t = useT('fees')
  return (
    <FeesPart title={t('rounding.title')} lead={t('rounding.lead')}>
      <RuleList>
        {roundedKinds.map(kind => (
          <RuleRow key={kind}>
            <div>
              <h3>
                {t(`rounding.${kind}.title`)} <strong>{t(`rounding.${kind}.way`)}</strong>
              </h3>
              <small>{t(`rounding.${kind}.unit`)}</small>
            </div>
            {example === null ? <BareRule kind={kind} /> : <ShownRule kind={kind} example={example} />}
          </RuleRow>
        ))}
      </RuleList>
    </FeesPart>
  )
}

function BareRule({ kind }: { kind: RoundedKind }) {
  const t = useT('fees')
  const texts = {
    coins: t('rounding.coins.text'),
    fees: t('rounding.fees.text'),
    money: t('rounding.money.bare'),
    shares: t('rounding.shares.bare'),
  } satisfies Record<RoundedKind, string>
  return <p>{texts[kind]}</p>
}

const sumOf = {
  coins: sums => sums.coins,
  fees: sums => sums.fee,
  money: sums => sums.fiat,
  shares: sums => sums.share,
} as const satisfies Record<RoundedKind, (sums: TradeSums) => RoundedSum>

interface ShownRuleProps {
  kind: RoundedKind
  example: RoundingExample
}

function ShownRule({ kind, example }: ShownRuleProps) {
  const { coins, fiat } = useExampleText(example.source)
  const texts = useRuleTexts(example)
  const sum = sumOf[kind](example.sums)
  return (
    <div>
      <RuleExample>
        <RoundedDigits of={sum} />
        <Icon of={ArrowRight} />
        <strong>{kind === 'money' ? fiat(sum.rounded) : coins(sum.rounded)}</strong>
      </RuleExample>
      <p>{texts[kind]}</p>
    </div>
  )
}

function useRuleTexts({ source, sums, sharePercent }: RoundingExample): Record<RoundedKind, string> {
  const t = useT('fees')
  const { percent } = useDollarText()
  const { coins, fiat } = useExampleText(source)
  const { cutWorth, unitWorth } = sums
  return {
    coins: isZero(cutWorth)
      ? t('rounding.coins.text')
      : t('rounding.coins.worth', { cut: fiat(cutWorth), unit: fiat(unitWorth) }),
    fees: t('rounding.fees.text'),
    money: t('rounding.money.text', { coins: coins(sums.coins.rounded) }),
    shares: t('rounding.shares.text', { percent: percent(sharePercent), fee: coins(sums.fee.rounded) }),
  }
}
