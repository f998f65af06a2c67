import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TermList } from './EarnPage.styles.ts'
import type { EarnTermsShape } from './earnShape.ts'
import { useEarnText } from './useEarnText.ts'

const shares = ['contractor', 'owner', 'second', 'third'] as const
const rules = ['both', 'rounded', 'visit'] as const

interface EarnTermsProps {
  terms: EarnTermsShape
}

/** The terms of sharing fees: their version, since when, what part, and until when the viewer keeps them. */
export function EarnTerms({ terms }: EarnTermsProps) {
  const t = useT('affiliateCalculator')
  const { percent, day } = useEarnText()
  const { version, holdsFrom, pinnedUntil } = terms
  return (
    <SectionCard title={t('terms.title', { version })} lead={t('terms.since', { date: day(holdsFrom) })}>
      <TermList>
        {shares.map(share => (
          <div key={share}>
            <dt>{percent(terms[`${share}Percent`])}</dt>
            <dd>{t(`terms.${share}`)}</dd>
          </div>
        ))}
      </TermList>
      <Stack gap="2">
        {rules.map(rule => (
          <Text key={rule} as="p" size="caption" tone="secondary">
            {t(`terms.${rule}`)}
          </Text>
        ))}
        <Text as="p" size="caption" tone="secondary">
          {pinnedUntil === null ? t('terms.year') : t('terms.held', { date: day(pinnedUntil) })}
        </Text>
      </Stack>
    </SectionCard>
  )
}
