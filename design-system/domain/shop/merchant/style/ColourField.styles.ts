import { styled } from 'styled-components'
import { centred, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, size, radius } = vars

/** Digits of equal width: colours are compared by them. */
export const ColourRoot = styled.div`
  min-width: 0;
  input[type='text'] {
    direction: ltr;
    font-family: ${vars.font.family.mono};
  }
`

/** The colour itself, as large as a finger needs; the browser’s own choice opens from it. */
export const Swatch = styled.label`
  position: relative;
  ${centred}
  ${square(size.touch)}
  margin-inline: calc(-1 * ${space[2]}) calc(-1 * ${space[1]});
  cursor: pointer;
  &::before {
    content: '';
    ${square(size.controlS)}
    border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
    border-radius: ${radius.s};
    background: var(--swatch);
  }
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: calc(-1 * ${vars.focus.width});
    border-radius: ${radius.m};
  }
`

export const NativeColour = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  padding: 0;
  opacity: 0;
  cursor: pointer;
`
