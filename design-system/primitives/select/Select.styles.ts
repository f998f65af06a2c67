import { css, styled } from 'styled-components'
import { captionText, column, oneLine, row } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'
import { buttonLook } from '../button/Button.styles.ts'
import { boxLook, focusedBox } from '../field/Field.styles.ts'

const { semantic, space, type } = vars

const fieldTrigger = css`
  ${boxLook}
  cursor: pointer;
  &[aria-expanded='true'] {
    ${focusedBox}
  }
`

export const FieldTrigger = styled.button`
  ${fieldTrigger}
`

/** A cell of the filter bar: its label stands inside, small, over the choice. */
export const CellTrigger = styled.button`
  ${row(space[2])}
  width: 100%;
  min-height: ${vars.size.header};
  padding: ${space[2]} ${space[4]};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-expanded='true'] {
    background: ${semantic.surface.selected};
    box-shadow: inset 0 calc(${vars.borderWidth.thick} * -1) ${semantic.accent.solid};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
`

export const ButtonTrigger = styled.button`
  ${buttonLook}
  &[data-variant='ghost'] {
    padding-inline: ${space[2]};
  }
`

export const TriggerWords = styled.span`
  flex: 1;
  ${column()}
  min-width: 0;
`

export const CellLabel = styled.span`
  ${captionText}
`

export const Choice = styled.span`
  ${row(space['1-5'])}
  min-width: 0;
  &[data-empty] {
    color: ${semantic.text.tertiary};
  }
  [data-look='cell'] & {
    font: ${type.bodyStrong.font};
  }
`

export const ChoiceLabel = styled.span`
  ${oneLine}
`

/** The second word gives way first: in a narrow cell it is cut, then gone. */
export const ChoiceDetail = styled.span`
  flex: 0 9999 auto;
  min-width: 0;
  ${oneLine}
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.tertiary};
`

export const Arrow = styled.span`
  flex: none;
  color: ${semantic.text.secondary};
`
