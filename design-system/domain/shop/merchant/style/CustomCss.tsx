import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { EditorPart, PictureNote, ProblemList } from './StyleEditor.styles.ts'
import type { CssCalls } from './useCssLink.ts'
import { useCssLink } from './useCssLink.ts'

/** The parts of the payer’s page that a style sheet may name: `[data-part=panel]`. */
const parts = 'page, header, product, panel, button, steps, footer'

/** The largest sheet that the server takes. */
const maxKilobytes = 64

/** A style sheet of the store’s own, by a link; it is fetched and kept at once, as pictures are. */
export function CustomCss(calls: CssCalls) {
  const t = useT('merchantStyle')
  const locale = useLocale()
  const id = useId()
  const { link, pending, error, problems, write, load, remove } = useCssLink(calls)
  const { kept } = calls
  const isKept = kept !== null && kept.link === link.trim()
  return (
    <EditorPart aria-labelledby={id}>
      <Heading level={2} look="strong" id={id}>
        {t('css.title')}
      </Heading>
      <TextField
        label={t('css.link')}
        hint={t('css.hint', { size: maxKilobytes, parts })}
        error={error === undefined || problems.length === 0 ? error : t('css.refused')}
        value={link}
        onChange={write}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // The form around it saves colours; this is kept by itself.
          event.preventDefault()
          load()
        }}
      />
      {problems.length > 0 && (
        <ProblemList aria-label={t('css.refused')}>
          {problems.map(({ line, what }) => (
            <li key={`${line} ${what}`}>
              {t('css.line', { line: String(line) })} <code translate="no">{what}</code>
            </li>
          ))}
        </ProblemList>
      )}
      {/* Said when it changes, and where the button was pressed. */}
      <PictureNote data-tone="secondary">
        {kept === null
          ? t('css.none')
          : t('css.loaded', { date: formatDate(kept.fetchedAt, { format: 'dateTime', locale }) })}
      </PictureNote>
      <Inline gap="2">
        <Button pendingLabel={pending === 'loading' ? t('css.loading') : undefined} onClick={load}>
          {isKept ? t('css.again') : t('css.load')}
        </Button>
        {kept !== null && (
          <IconButton
            icon={Trash2}
            iconSize="m"
            label={pending === 'removing' ? t('removing') : t('css.remove')}
            onClick={remove}
          />
        )}
      </Inline>
    </EditorPart>
  )
}
