import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Described } from '../QueueRow.styles.ts'

/** What something said when it was reported; its owner may have changed it since, between two reports, too. */
export function ReportedText({ texts }: { texts: readonly string[] }) {
  const t = useT('deskQueue')
  return (
    <Stack gap="2">
      <Caption as="p">{t(texts.length === 0 ? 'report.noText' : 'report.text')}</Caption>
      {texts.map(text => (
        <Described key={text} dir="auto">
          {text}
        </Described>
      ))}
    </Stack>
  )
}
