import { styled } from 'styled-components'
import { captionText, inlineRow, labelText, row, wrappingRow } from '../../../../../theme/mixins.ts'
import { vars } from '../../../../../tokens/vars.ts'

const { semantic, type, space } = vars

export const PanelHead = styled.div`
  ${row(space[2])}
  justify-content: space-between;
`

export const Liveness = styled.span`
  ${inlineRow(space[1])}
  font: ${type.caption.font};
  color: ${semantic.positive.text};
  &[data-stale='false'] > svg {
    fill: currentColor;
  }
  &[data-stale='true'] {
    color: ${semantic.warning.text};
  }
`

export const PriceNow = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${space[12]};
  color: ${semantic.text.primary};
  &[data-old='true'] {
    color: ${semantic.text.tertiary};
  }
`

export const MarginRow = styled.div`
  ${wrappingRow(space[2], space[3])}
  justify-content: space-between;
  ${labelText}
`

export const Stepper = styled.div`
  display: flex;
  align-items: center;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.card};
  &:has(input:focus-visible) {
    border-color: ${semantic.accent.solid};
  }
`

export const MarginInput = styled.input`
  width: 7ch;
  padding: 0;
  border: 0;
  outline: none;
  text-align: center;
  font: ${type.bodyStrong.font};
  color: ${semantic.text.primary};
  background: none;
`

/** The slider's scale, with the market where it is on it. */
export const Scale = styled.div`
  position: relative;
  padding-bottom: ${space[5]};
`

export const MarketMark = styled.span`
  position: absolute;
  inset-block: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-items: center;
  translate: -50%; /* sided: turned below */
  ${captionText}
  pointer-events: none;
  &::before {
    content: '';
    width: ${vars.borderWidth.thick};
    height: ${space[5]};
    background: ${semantic.border.strong};
  }
  &:dir(rtl) {
    translate: 50%; /* sided: for lines that begin at the right */
  }
`

export const MarginSlider = styled.input`
  width: 100%;
  height: ${space[5]};
  margin: 0;
  accent-color: ${semantic.accent.solid};
  cursor: pointer;
`
