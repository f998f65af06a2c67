import { css, styled } from 'styled-components'
import { square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size } = vars

/** The look of a square with one icon, whatever element it is. */
export const iconButtonLook = css`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  ${square(size.controlM)}
  border: ${vars.borderWidth.hairline} solid transparent;
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};

  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  &[data-look='outline'] {
    border-color: ${semantic.border.default};
    color: ${semantic.text.primary};
    background: ${semantic.surface.card};
  }
  &[data-look='outline']:hover {
    border-color: ${semantic.border.hover};
  }
  &[data-look='accent'] {
    color: ${semantic.accent.text};
  }
  &[data-look='inherit'],
  &[data-look='inherit']:hover {
    color: inherit;
    background: none;
  }
  &[data-size='s'] {
    ${square(size.controlS)}
    border-radius: ${vars.radius.s};
  }
  &[aria-disabled='true'] {
    color: ${semantic.text.disabled};
    background: none;
    cursor: not-allowed;
  }

  @media ${media.phone} {
    &,
    &[data-size='s'] {
      ${square(size.touch)}
    }
  }
`

export const IconButtonRoot = styled.button`
  ${iconButtonLook}
`

export const BadgePlace = styled.span`
  position: absolute;
  top: ${vars.space['0-5']};
  inset-inline-end: 0;
  display: grid;
  border-radius: ${vars.radius.full};
  box-shadow: 0 0 0 ${vars.borderWidth.thick} ${semantic.surface.card};
  &:has([data-shape='dot']) {
    top: ${vars.space[2]};
    inset-inline-end: ${vars.space[2]};
  }
`
