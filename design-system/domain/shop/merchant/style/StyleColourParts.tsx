import { useId } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { ColourField } from './ColourField.tsx'
import { ContrastNote } from './ContrastNote.tsx'
import type { MerchantStyleColours } from '../../look/merchantLook.ts'
import { merchantColourNames } from '../../look/merchantLook.ts'
import { EditorPart, GradientStrip, Pair } from './StyleEditor.styles.ts'
import type { StyleEditing } from './useStyleDraft.ts'

interface ColourPartProps {
  edit: StyleEditing
}

/** How a colour of the style is bound to its field. */
const fieldOf =
  ({ draft, change, failure }: StyleEditing) =>
  (name: keyof MerchantStyleColours) => ({
    value: draft.style[name],
    error: failure?.fields[name],
    onChange: (colour: string) => change(name, { style: { ...draft.style, [name]: colour } }),
  })

/** The colours behind the page. The second follows the first as long as both are the same and nobody parts them. */
export function BackgroundColours({ edit }: ColourPartProps) {
  const t = useT('merchantStyle')
  const { style } = edit.draft
  const { backgroundColor1, backgroundColor2 } = style
  const isSame = backgroundColor1 === backgroundColor2
  const field = fieldOf(edit)
  const first = (colour: string) => {
    const second = isSame ? { backgroundColor2: colour } : {}
    edit.change('backgroundColor1', { style: { ...style, backgroundColor1: colour, ...second } })
  }
  return (
    <>
      <GradientStrip aria-hidden style={{ '--from': backgroundColor1, '--to': backgroundColor2 }} />
      <Pair>
        <ColourField label={t('color1')} {...field('backgroundColor1')} onChange={first} />
        <ColourField label={t('color2')} {...field('backgroundColor2')} />
      </Pair>
      {!isSame && (
        <Switch
          checked={false}
          onChange={() =>
            edit.change('sameColor', { style: { ...style, backgroundColor2: backgroundColor1 } })
          }
        >
          {t('sameColor')}
        </Switch>
      )}
    </>
  )
}

/** The colours of the page’s text and of its button, with how well they can be read. */
export function TextColours({ edit }: ColourPartProps) {
  const t = useT('merchantStyle')
  const id = useId()
  const field = fieldOf(edit)
  const { style } = edit.draft
  const text = field('textColor')
  const label = field('buttonTextColor')
  return (
    <EditorPart aria-labelledby={id}>
      <Heading level={2} look="strong" id={id}>
        {t('textAndButton')}
      </Heading>
      <Pair>
        <ColourField label={t('text')} {...text} />
        <ContrastNote style={style} part="text" name={t('text')} onUse={text.onChange} />
      </Pair>
      <Pair>
        <ColourField label={t('button')} {...field('buttonBackgroundColor')} />
        <ColourField label={t('buttonLabel')} {...label} />
      </Pair>
      <ContrastNote style={style} part="button" name={t('buttonLabel')} onUse={label.onChange} />
    </EditorPart>
  )
}

/** The seven colours that tell states apart. */
export function StoreColours({ edit }: ColourPartProps) {
  const t = useT('merchantStyle')
  const id = useId()
  const { draft, change, failure } = edit
  return (
    <EditorPart aria-labelledby={id}>
      <div>
        <Heading level={2} look="strong" id={id}>
          {t('storeColors')}
        </Heading>
        <Caption as="p">{t('storeColorsHint')}</Caption>
      </div>
      <Pair>
        {merchantColourNames.map(name => (
          <ColourField
            key={name}
            label={t(`colors.${name}`)}
            value={draft.colors[name]}
            error={failure?.fields[name]}
            onChange={colour => change(`colors.${name}`, { colors: { ...draft.colors, [name]: colour } })}
          />
        ))}
      </Pair>
    </EditorPart>
  )
}
