import { styled } from 'styled-components'
import { captionText, column, labelText } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'
import { narrow } from '../InvoicePage.styles.ts'

const { semantic, space, type, font } = vars

export const ChoiceRoot = styled.div`
  ${column(space[4])}
  &[aria-busy='true'] button {
    cursor: progress;
  }
`

export const CoinTiles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(56px, 1fr)); /* measured: five coins in a phone’s panel */
  gap: ${space[2]};
  @container ${narrow} {
    gap: ${space['1-5']};
  }
`

export const CoinTile = styled.button`
  ${column(space[1])}
  align-items: center;
  justify-content: center;
  min-height: 62px; /* measured: a coin over its code */
  padding: ${space[2]} ${space[1]} ${space['1-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  font: ${type.caption.font};
  font-weight: ${font.weight.medium};
  text-align: center;
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  > span:first-child {
    --coin-size: ${space[6]};
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-pressed='true'] {
    border-color: var(--panel-primary);
    box-shadow: inset 0 0 0 ${vars.borderWidth.hairline} var(--panel-primary);
    font-weight: ${font.weight.semibold};
  }
`

export const NetworkPart = styled.fieldset`
  > legend {
    margin-bottom: ${space['1-5']};
    ${captionText}
  }
  > div {
    display: flex;
    gap: ${space['0-5']};
    padding: ${space['0-5']};
    overflow-x: auto;
    border-radius: ${vars.radius.m};
    background: ${semantic.surface.muted};
    scrollbar-width: none;
  }
  @container ${narrow} {
    > legend {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

export const NetworkButton = styled.button`
  flex: 1;
  min-height: ${vars.size.controlS};
  padding: 0 ${space['2-5']};
  border-radius: ${vars.radius.s};
  ${labelText}
  font-weight: ${font.weight.medium};
  text-align: center;
  white-space: nowrap;
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    color: ${semantic.text.primary};
  }
  &[aria-pressed='true'] {
    color: ${semantic.text.primary};
    background: ${semantic.surface.thumb};
    box-shadow:
      ${vars.shadow[1]},
      0 0 0 ${vars.borderWidth.hairline} ${semantic.border.default};
    font-weight: ${font.weight.semibold};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  @container ${narrow} {
    min-height: ${vars.size.touch};
    padding-inline: ${space[2]};
  }
`
