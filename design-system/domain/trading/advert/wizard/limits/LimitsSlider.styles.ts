import { css, styled } from 'styled-components'
import { vars } from '../../../../../tokens/vars.ts'

const { semantic, space } = vars

/** Two native sliders on one line: only their thumbs take a pointer, so that both can be reached. */
export const SliderRoot = styled.div`
  position: relative;
  height: ${space[6]};
`

export const SliderLine = styled.div`
  position: absolute;
  inset: calc(50% - ${space['0-5']}) 0 auto;
  height: ${space[1]};
  border-radius: ${vars.radius.xs};
  background: ${semantic.border.default};
`

export const SliderFill = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: inherit;
  background: ${semantic.accent.solid};
`

const thumb = css`
  box-sizing: border-box;
  width: ${space[6]};
  height: ${space[6]};
  border: ${vars.borderWidth.thick} solid ${semantic.accent.solid};
  border-radius: ${vars.radius.s};
  background: ${semantic.surface.card};
  pointer-events: auto;
  cursor: pointer;
`
const heldThumb = css`
  background: ${semantic.accent.solid};
`

export const SliderInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  margin: 0;
  appearance: none;
  background: none;
  border-radius: ${vars.radius.s};
  pointer-events: none;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
  /* Which of the two it is. */
  &:focus-visible::-webkit-slider-thumb {
    ${heldThumb}
  }
  &:focus-visible::-moz-range-thumb {
    ${heldThumb}
  }
`
