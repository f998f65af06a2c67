import { styled } from 'styled-components'
import { inlineRow, square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size, space } = vars

export const SegmentsRoot = styled.fieldset`
  display: inline-flex;
  gap: ${space['0-5']};
  padding: ${space['0-5']};
  max-width: 100%;
  overflow-x: auto;
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
  scrollbar-width: none;
  @media ${media.forcedColors} {
    border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  }
  &[data-width='fill'] {
    display: flex;
  }
  &[data-width='fill'] > label {
    flex: 1;
    justify-content: center;
  }
`

export const SegmentLabel = styled.label`
  position: relative;
  ${inlineRow(space['1-5'])}
  min-height: ${size.controlM};
  padding: 0 ${space['3-5']};
  border-radius: ${vars.radius.s};
  font-weight: ${vars.font.weight.medium};
  white-space: nowrap;
  color: ${semantic.text.secondary};
  cursor: pointer;
  transition: background-color ${vars.duration.fast} ${vars.easing.out};

  [data-size='s'] > & {
    min-height: ${size.controlS};
    padding: 0 ${space['2-5']};
    font: ${vars.type.label.font};
  }
  &:hover {
    color: ${semantic.text.primary};
  }
  &:has(:checked) {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
    background: ${semantic.surface.thumb};
    box-shadow:
      ${vars.shadow[1]},
      0 0 0 ${vars.borderWidth.hairline} ${semantic.border.default};
  }
  &[data-tone='buy']:has(:checked) {
    color: ${semantic.buy.text};
  }
  &[data-tone='sell']:has(:checked) {
    color: ${semantic.sell.text};
  }
  /* Neither a ground nor a shadow of our own is drawn there. */
  @media ${media.forcedColors} {
    &:has(:checked),
    &[data-tone]:has(:checked) {
      color: ${semantic.accent.on};
      background: ${semantic.accent.solid};
    }
  }
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: 0;
  }
  @media ${media.phone} {
    &,
    [data-size='s'] > & {
      min-height: ${size.touch};
    }
  }
`

export const SegmentInput = styled.input`
  position: absolute;
  inset: 0;
  ${square('100%')}
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
