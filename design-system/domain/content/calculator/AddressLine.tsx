import { useT } from '../../../locales/useT.ts'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { AddressBar } from './CalculatorForm.styles.ts'

interface AddressLineProps {
  /** Where addresses of this language begin: `https://souk.example/ru`. */
  origin: string
  path: string
}

/** The address of the page with its amount, to be passed on. */
export function AddressLine({ origin, path }: AddressLineProps) {
  const t = useT('calculator')
  const cut = path.indexOf('?')
  const [page, query] = cut < 0 ? [path, ''] : [path.slice(0, cut), path.slice(cut)]
  return (
    <AddressBar>
      <VisuallyHidden>{t('link')}</VisuallyHidden>
      <code>
        {origin.replace(/^https?:\/\//, '')}
        {page}
        <b>{query}</b>
      </code>
      <CopyButton
        text={origin + path}
        label={t('copy')}
        what={t('copyWhat')}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
      />
    </AddressBar>
  )
}
