import { css, keyframes, styled } from 'styled-components'
import { captionText, inlineRow } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, type, size, space } = vars

export const spin = keyframes`to { transform: rotate(1turn); }`

const variants = css`
  &[data-variant='primary'] {
    color: ${semantic.accent.on};
    background: ${semantic.accent.solid};
  }
  &[data-variant='primary']:hover {
    background: ${semantic.accent.solidHover};
  }
  &[data-variant='primary']:active {
    background: ${semantic.accent.solidPressed};
  }
  &[data-variant='soft'] {
    color: ${semantic.accent.text};
    background: ${semantic.accent.soft};
  }
  &[data-variant='soft']:hover {
    background: ${semantic.accent.softHover};
  }
  &[data-variant='secondary'] {
    border-color: ${semantic.border.default};
    background: ${semantic.surface.card};
  }
  &[data-variant='secondary']:hover {
    border-color: ${semantic.border.hover};
    background: ${semantic.surface.hover};
  }
  &[data-variant='ghost'] {
    color: ${semantic.text.secondary};
    font-weight: ${vars.font.weight.medium};
  }
  &[data-variant='ghost']:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  &[data-variant='danger'] {
    color: ${semantic.danger.on};
    background: ${semantic.danger.solid};
  }
  &[data-variant='danger']:hover {
    background: ${semantic.danger.solidHover};
  }
`

const sizes = css`
  &[data-size='s'] {
    min-height: ${size.controlS};
    padding-inline: ${space['2-5']};
    gap: ${space['1-5']};
    border-radius: ${vars.radius.s};
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
  }
  &[data-size='l'] {
    min-height: ${size.controlL};
    padding-inline: ${space[5]};
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  @media ${media.phone} {
    &[data-size='s'],
    &[data-size='m'] {
      min-height: ${size.touch};
    }
    &[data-size='l'] {
      padding-inline: ${space['3-5']};
    }
  }
`

/** After the variants, so that it wins: what can't act now looks the same in all of them, except an irreversible one. */
const unavailable = css`
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true']:not([data-pending]) {
    color: ${semantic.text.tertiary};
    border-color: transparent;
    background: ${semantic.surface.muted};
  }
  &[data-variant='danger'][aria-disabled='true']:not([data-pending]) {
    color: ${semantic.danger.text};
    border-color: ${semantic.danger.border};
    background: ${semantic.danger.soft};
  }
  @media ${media.forcedColors} {
    &[aria-disabled='true']:not([data-pending]) {
      color: ${semantic.text.disabled};
      border-color: ${semantic.text.disabled};
    }
  }
  &[data-pending] {
    cursor: progress;
  }
  &[data-pending] > svg:first-child {
    animation: ${spin} calc(${vars.duration.slow} * 3) linear infinite;
  }
`

/** The look of every button, whatever element it is: a button, a link, the trigger of a menu. */
export const buttonLook = css`
  ${inlineRow(space[2])}
  justify-content: center;
  min-height: ${size.controlM};
  max-width: 100%;
  padding: ${space[1]} ${space[4]};
  border: ${vars.borderWidth.hairline} solid transparent;
  border-radius: ${vars.radius.m};
  font: ${type.body.font};
  font-weight: ${vars.font.weight.semibold};
  text-align: center;
  color: ${semantic.text.primary};
  transition:
    background-color ${vars.duration.fast} ${vars.easing.out},
    border-color ${vars.duration.fast} ${vars.easing.out};
  &[data-width='fill'] {
    width: 100%;
  }
  ${variants}
  ${sizes}
  ${unavailable}
`

export const ButtonRoot = styled.button`
  ${buttonLook}
`

export const Reason = styled.span`
  ${captionText}
  min-width: 0;
`
