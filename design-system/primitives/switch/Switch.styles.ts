import { styled } from 'styled-components'
import { inlineRow, square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size, space } = vars

export const SwitchRow = styled.label`
  position: relative;
  ${inlineRow(space[2])}
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
  cursor: pointer;
  &[data-side='end'] {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
  }
  @media ${media.phone} {
    min-height: ${size.touch};
  }
`

export const SwitchControl = styled.input`
  position: absolute;
  width: ${size.switchTrack};
  height: ${size.check};
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

export const Track = styled.span`
  flex: none;
  position: relative;
  width: ${size.switchTrack};
  height: ${size.check};
  border: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  border-radius: ${vars.radius.full};
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};

  &::after {
    content: '';
    position: absolute;
    top: ${space['0-5']};
    inset-inline-start: ${space['0-5']};
    ${square(space[3])}
    border-radius: ${vars.radius.full};
    background: ${semantic.border.strong};
    transition: inset-inline-start ${vars.duration.fast} ${vars.easing.out};
  }
  input:checked + & {
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.solid};
  }
  input:checked + &::after {
    inset-inline-start: calc(${space['0-5']} + ${space['3-5']});
    background: ${semantic.accent.on};
  }
  input:focus-visible + & {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  input[aria-disabled='true'] + & {
    border-color: ${semantic.border.default};
    background: ${semantic.surface.muted};
  }
`
