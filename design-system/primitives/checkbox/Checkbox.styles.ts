import { styled } from 'styled-components'
import { centred, column, square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size, space } = vars

/** A row: the drawn control, then its words. The whole row is the target. */
export const ChoiceRow = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  color: ${semantic.text.secondary};
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
  @media ${media.phone} {
    padding-block: ${space[3]};
    margin-block: calc(${space[3]} * -1);
  }
`

/** The native control lies over its drawing, so that focus, forms and screen readers find the real thing. */
export const NativeControl = styled.input`
  position: absolute;
  ${square(size.check)}
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

export const CheckMark = styled.span`
  flex: none;
  ${centred}
  ${square(size.check)}
  border: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  border-radius: ${vars.radius.xs};
  color: transparent;
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};

  &[data-shape='round'] {
    border-radius: ${vars.radius.full};
  }
  input:checked + & {
    color: ${semantic.accent.on};
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.solid};
  }
  input:focus-visible + & {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  input[aria-invalid='true'] + & {
    border-color: ${semantic.negative.icon};
  }
  input[aria-disabled='true'] + & {
    border-color: ${semantic.border.default};
    background: ${semantic.surface.muted};
  }
`

export const RoundDot = styled.span`
  ${square(space[2])}
  border-radius: ${vars.radius.full};
  background: currentColor;
`

export const ChoiceWords = styled.span`
  ${column()}
  min-width: 0;
`

export const ChoiceNote = styled.span`
  font: ${vars.type.caption.font};
  color: ${semantic.text.tertiary};
  &[data-status='invalid'] {
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.negative.text};
  }
`
