import { useT } from '../../../../locales/useT.ts'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { compareNames } from '../payment/personName.ts'

const rows = {
  same: { tone: 'positive', words: 'dialog.release.same' },
  differs: { tone: 'negative', words: 'dialog.release.differ' },
  unverified: null,
} as const

interface PayerNamesProps {
  /** As the payer gave it. */
  declared: string | null
  /** As their document has it. */
  verified: string | null
}

/** The payer's declared name beside the verified one, and whether they are the same. */
export function PayerNames({ declared, verified }: PayerNamesProps) {
  const t = useT('tradePage')
  const verdict = declared === null ? null : rows[compareNames(declared, verified)]
  return (
    <>
      <DefinitionList look="pairs">
        <DefinitionRow term={t('dialog.release.payer')}>
          {declared ?? t('dialog.release.payerUnknown')}
        </DefinitionRow>
        <DefinitionRow term={t('dialog.release.verified')}>
          {verified ?? t('dialog.release.verifiedUnknown')}
        </DefinitionRow>
      </DefinitionList>
      {verdict !== null && (
        <Text size="label" tone={verdict.tone}>
          {t(verdict.words)}
        </Text>
      )}
    </>
  )
}
