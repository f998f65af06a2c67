import { useT } from '../../../locales/useT.ts'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

interface CopiedFactProps {
  /** What it is: "Transaction". */
  term: string
  /** Whole; null where there is none. */
  text: string | null
  /** Said where there is none. */
  none: string
}

/** An address or a transaction, whole, and a button that copies it. */
export function CopiedFact({ term, text, none }: CopiedFactProps) {
  const t = useT('deskQueue')
  const tCommon = useT('common')
  if (text === null) return <DefinitionRow term={term}>{none}</DefinitionRow>
  return (
    <DefinitionRow
      term={term}
      action={
        <CopyButton
          look="icon"
          text={text}
          label={tCommon('copyNamed', { name: term })}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
      }
    >
      <Text size="code">{text}</Text>
    </DefinitionRow>
  )
}
