import type { DeskExportedList } from '@souk/design-system/domain/__generated__/unions.ts'
import { FileDownload } from '@souk/design-system/domain/page/list/FileDownload.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { useFileDownload } from '../../services/useFileDownload.ts'

interface ExportPartProps {
  list: DeskExportedList
  /** What the list is narrowed by, as its page is. */
  filter?: Readonly<Record<string, string | null>>
}

/** Takes a list of the desk home as a table, narrowed as it is shown; the trail tells of it. */
export function ExportPart({ list, filter = {} }: ExportPartProps) {
  const t = useT('desk')
  const { state, start, stop } = useFileDownload()
  return (
    <FileDownload
      state={state}
      formats={[{ format: 'csv', label: t('export') }]}
      onStart={() => start(withQuery(`/api/v1/operator/exports/${list}`, filter), `${list}.csv`)}
      onStop={stop}
    />
  )
}
