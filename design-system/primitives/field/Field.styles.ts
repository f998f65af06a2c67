import { css, styled } from 'styled-components'
import { column, inlineRow, labelText, row } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, type, space, size } = vars

/** The accent border and halo of a field in use. */
export const focusedBox = css`
  border-color: ${semantic.accent.solid};
  box-shadow:
    0 0 0 ${vars.borderWidth.hairline} ${semantic.accent.solid},
    0 0 0 ${space[1]} ${semantic.accent.soft};
`

/** The box that every field draws around its control. */
export const boxLook = css`
  ${row(space[2])}
  min-width: 0;
  width: 100%;
  min-height: ${size.touch};
  padding: 0 ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  font: ${type.bodyL.font};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  transition: border-color ${vars.duration.fast} ${vars.easing.out};

  &:hover {
    border-color: ${semantic.border.hover};
  }
  &[data-status='valid'] {
    border-color: ${semantic.positive.icon};
  }
  &[data-status='invalid'] {
    border-color: ${semantic.negative.icon};
    box-shadow: 0 0 0 ${vars.borderWidth.hairline} ${semantic.negative.icon};
  }
  &[data-status='disabled'] {
    border-color: ${semantic.border.default};
    background: ${semantic.surface.muted};
    cursor: not-allowed;
  }
`

export const FieldRoot = styled.div`
  ${column(space['1-5'])}
  min-width: 0;
  width: 100%;
`

export const LabelRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  ${labelText}
`

export const LabelEnd = styled.span`
  flex: none;
  ${inlineRow(space[1])}
  color: ${semantic.text.tertiary};
  &[data-status='valid'] {
    color: ${semantic.positive.text};
  }
`

export const Box = styled.div`
  ${boxLook}
  cursor: text;
  &[data-size='l'] {
    min-height: ${size.controlXl};
  }
  &:focus-within {
    ${focusedBox}
  }
`

/** Everything typed sits in one of these; the box around it draws the state. */
export const controlLook = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: 0;
  border: 0;
  outline: none;
  color: inherit;
  background: none;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${semantic.text.tertiary};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  &[aria-disabled='true'] {
    color: ${semantic.text.tertiary};
    cursor: not-allowed;
  }
`

export const Control = styled.input`
  ${controlLook}
  align-self: stretch;
  &[data-size='l'] {
    font: ${type.digit.font};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Affix = styled.span`
  flex: none;
  ${inlineRow(space['1-5'])}
  color: ${semantic.text.tertiary};
  white-space: nowrap;
`

export const Message = styled.div`
  display: flex;
  gap: ${space[1]};
  font: ${type.caption.font};
  color: ${semantic.text.tertiary};
  &:empty {
    display: none;
  }
  &[data-status='invalid'] {
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.negative.text};
  }
`
