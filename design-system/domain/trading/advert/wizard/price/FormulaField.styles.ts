import { styled } from 'styled-components'
import { row, variantRules } from '../../../../../theme/mixins.ts'
import { vars } from '../../../../../tokens/vars.ts'
import { boxLook, controlLook, focusedBox } from '../../../../../primitives/field/Field.styles.ts'

const { semantic, type, space } = vars

export const FormulaRoot = styled.div`
  position: relative;
`

export const FormulaBox = styled.div`
  ${boxLook}
  cursor: text;
  &:focus-within {
    ${focusedBox}
  }
`

/** Two layers of the same text: below in colours, above to be typed in. */
export const Layers = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  font: ${type.codeText.font};
`

export const Coloured = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  white-space: pre;
  pointer-events: none;
`

export const FormulaInput = styled.input`
  ${controlLook}
  position: relative;
  font: inherit;
  text-overflow: clip;
  color: transparent;
  caret-color: ${semantic.text.primary};
`

export const Piece = styled.span`
  color: ${semantic.text.primary};
  ${variantRules('kind', 'color', {
    name: semantic.accent.text,
    number: semantic.positive.text,
    operator: semantic.text.secondary,
    other: semantic.negative.text,
  })}
  &[data-wrong] {
    text-decoration: underline wavy ${semantic.negative.icon};
    text-underline-offset: ${space[1]};
  }
`

export const Suggestions = styled.ul`
  position: absolute;
  z-index: 1;
  inset: calc(100% + ${space[1]}) 0 auto;
  max-height: ${vars.size.listbox};
  margin: 0;
  padding: ${space[1]};
  overflow: auto;
  list-style: none;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.card};
  box-shadow: ${vars.shadow[2]};
`

export const Suggestion = styled.li`
  ${row(space[3])}
  justify-content: space-between;
  min-height: ${vars.size.touch};
  padding: 0 ${space[2]};
  border-radius: ${vars.radius.s};
  font: ${type.codeText.font};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${semantic.accent.soft};
  }
`
