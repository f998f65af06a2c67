import ChevronRight from 'lucide-react/icons/chevron-right'
import Share2 from 'lucide-react/icons/share-2'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { MerchantLook } from '../../look/merchantLook.ts'
import { lookWith } from './styleDraft.ts'
import { StyleEditor } from './StyleEditor.tsx'
import { StylePreview } from './StylePreview.tsx'
import { StyleGrid, StyleHead, Trail } from './StylePreview.styles.ts'
import type { CssCalls } from './useCssLink.ts'
import type { PictureCalls } from './usePictureCalls.ts'
import type { StyleEditing } from './useStyleDraft.ts'

interface MerchantStyleProps {
  /** As it is saved. */
  look: MerchantLook
  edit: StyleEditing
  logo: PictureCalls
  background: PictureCalls
  css: CssCalls
  storesHref: string
  storeHref: string
  isSharing: boolean
  /** Makes a link to the look as it is on screen. */
  onShare: () => void
}

/** The look of a store: what is chosen, and at once what its payers will see. */
export function MerchantStyle(props: MerchantStyleProps) {
  const { look, edit, logo, background, css, storesHref, storeHref, isSharing, onShare } = props
  const t = useT('merchantStyle')
  return (
    <StyleGrid>
      <StyleHead>
        <div>
          <Trail aria-label={t('stores')}>
            <TextLink href={storesHref} look="quiet">
              {t('stores')}
            </TextLink>
            <Icon of={ChevronRight} size="xs" />
            <TextLink href={storeHref} look="quiet">
              {look.title}
            </TextLink>
          </Trail>
          <Heading level={1}>{t('title')}</Heading>
        </div>
        <Button icon={Share2} pendingLabel={isSharing ? t('share.making') : undefined} onClick={onShare}>
          {t('share.action')}
        </Button>
      </StyleHead>
      <StyleEditor {...{ look, edit, logo, background, css }} />
      <StylePreview look={lookWith(look, edit.draft)} />
    </StyleGrid>
  )
}
