import { formatDate } from '../../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Button } from '../../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../../primitives/notice/Notice.tsx'

/** What is to be said about a draft: it was taken up again, or another device has saved a later one. */
export type DraftMatter =
  | { readonly kind: 'recovered'; readonly at: string; readonly onAnew: () => void; readonly isEdit: boolean }
  | {
      readonly kind: 'newer'
      readonly at: string
      readonly onTakeTheirs: () => void
      readonly onKeepMine: () => void
    }

/** Says what became of a draft, with what can be done about it. */
export function DraftNotice({ matter }: { matter: DraftMatter }) {
  const t = useT('advertWizard')
  const locale = useLocale()
  const at = formatDate(matter.at, { format: 'dateTime', locale })
  if (matter.kind === 'recovered') {
    return (
      <Notice
        tone="accent"
        action={
          <Button size="s" onClick={matter.onAnew}>
            {t(matter.isEdit ? 'draft.discard' : 'draft.anew')}
          </Button>
        }
      >
        {t('draft.recovered', { at })}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('draft.newerTitle')}
      action={
        <Inline gap="2">
          <Button size="s" onClick={matter.onTakeTheirs}>
            {t('draft.takeTheirs')}
          </Button>
          <Button size="s" onClick={matter.onKeepMine}>
            {t('draft.keepMine')}
          </Button>
        </Inline>
      }
    >
      {t('draft.newer', { at })}
    </Notice>
  )
}
