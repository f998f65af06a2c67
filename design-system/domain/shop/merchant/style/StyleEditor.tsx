import Redo2 from 'lucide-react/icons/redo-2'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { CustomCss } from './CustomCss.tsx'
import { LogoColours } from './LogoColours.tsx'
import type { MerchantLook, MerchantStyleColours } from '../../look/merchantLook.ts'
import { PictureRow } from './PictureRow.tsx'
import { BackgroundColours, StoreColours, TextColours } from './StyleColourParts.tsx'
import { EditorPart, EditorRoot, SaveBar } from './StyleEditor.styles.ts'
import { StylePresets } from './StylePresets.tsx'
import { StyleSwitches } from './StyleSwitches.tsx'
import type { CssCalls } from './useCssLink.ts'
import type { PictureCalls } from './usePictureCalls.ts'
import type { StyleEditing } from './useStyleDraft.ts'

interface StyleEditorProps {
  /** As it is saved: its pictures are shown. */
  look: MerchantLook
  edit: StyleEditing
  logo: PictureCalls
  background: PictureCalls
  css: CssCalls
}

/** Everything of a store’s look that its owner chooses. Pictures and the style sheet are kept at once, the rest when it is saved. */
export function StyleEditor({ look, edit, logo, background, css }: StyleEditorProps) {
  const t = useT('merchantStyle')
  const id = useId()
  const restyle = (style: MerchantStyleColours) => edit.change('style', { style })
  return (
    <EditorRoot
      noValidate
      onSubmit={event => {
        event.preventDefault()
        edit.save()
      }}
    >
      <EditorPart aria-labelledby={`${id}-presets`}>
        <Heading level={2} look="strong" id={`${id}-presets`}>
          {t('presets')}
        </Heading>
        <StylePresets style={edit.draft.style} onChoose={restyle} />
        {look.logo !== null && <LogoColours logoUrl={look.logo.thumbnailUrl} onStyle={restyle} />}
      </EditorPart>
      <EditorPart aria-labelledby={`${id}-background`}>
        <Heading level={2} look="strong" id={`${id}-background`}>
          {t('background')}
        </Heading>
        <BackgroundColours edit={edit} />
        <PictureRow kind="background" picture={look.style.background} {...background} />
      </EditorPart>
      <TextColours edit={edit} />
      <EditorPart aria-labelledby={`${id}-logo`}>
        <Heading level={2} look="strong" id={`${id}-logo`}>
          {t('logo')}
        </Heading>
        <PictureRow kind="logo" picture={look.logo} {...logo} />
        <StyleSwitches edit={edit} />
      </EditorPart>
      <StoreColours edit={edit} />
      <CustomCss {...css} />
      <SaveBar>
        {edit.failure?.text && (
          <Notice tone="negative" role="alert">
            {edit.failure.text}
          </Notice>
        )}
        <Inline justify="between" wrap="nowrap">
          <Inline gap="1" wrap="nowrap">
            <IconButton icon={Undo2} iconSize="m" label={t('undo')} {...pressing(edit.undo)} />
            <IconButton icon={Redo2} iconSize="m" label={t('redo')} {...pressing(edit.redo)} />
            <IconButton
              icon={RotateCcw}
              iconSize="m"
              label={t('reset')}
              {...pressing(edit.isDirty ? edit.reset : null)}
            />
          </Inline>
          <Button
            type="submit"
            variant="primary"
            size="l"
            pendingLabel={edit.isSaving ? t('saving') : undefined}
          >
            {t('save')}
          </Button>
        </Inline>
      </SaveBar>
    </EditorRoot>
  )
}

/** What cannot be done now stays where it is, and in the order of the keyboard. */
const pressing = (act: (() => void) | null) => (act === null ? { 'aria-disabled': true } : { onClick: act })
