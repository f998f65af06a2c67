import { useT } from '../../../locales/useT.ts'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { grouped, isNumberLine, maskedLine, shownEndOf } from '../../reference/method/requisiteText.ts'
import type { Requisite } from '../../reference/method/requisite.ts'
import { LineValue } from './CredentialCard.styles.ts'

interface CredentialLinesProps {
  lines: readonly Requisite[]
  /** Whole; else of what finds an account, the end alone. */
  isRevealed: boolean
}

/** The lines of saved details. Each is copied in full, shown or not. */
export function CredentialLines({ lines, isRevealed }: CredentialLinesProps) {
  const t = useT('tradePage')
  const tCommon = useT('common')
  return (
    <DefinitionList>
      {lines.map(line => {
        const name = t(`payment.${line.kind}`)
        return (
          <DefinitionRow
            key={line.kind}
            term={name}
            action={
              <CopyButton
                text={line.value}
                label={tCommon('verb.copy')}
                what={name}
                copiedLabel={t('payment.copied')}
                failedLabel={t('payment.copyFailed')}
              />
            }
          >
            <Line line={line} isRevealed={isRevealed} />
          </DefinitionRow>
        )
      })}
    </DefinitionList>
  )
}

function Line({ line, isRevealed }: { line: Requisite; isRevealed: boolean }) {
  const t = useT('requisite')
  const digits = shownEndOf(line)
  if (isRevealed || digits === null) {
    const isNumber = isNumberLine(line)
    return <LineValue data-number={isNumber}>{isNumber ? grouped(line.value) : line.value}</LineValue>
  }
  return (
    <LineValue data-number={isNumberLine(line)}>
      <span aria-hidden>{maskedLine(line)}</span>
      <VisuallyHidden>{t('masked', { digits })}</VisuallyHidden>
    </LineValue>
  )
}
