import { keyframes, styled } from 'styled-components'
import { captionText, row, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

const breathe = keyframes`50% { opacity: 0.3; }`

export const TypingRoot = styled.div`
  ${row(space['1-5'])}
  min-height: ${space[5]};
  ${captionText}
`

export const Dots = styled.span`
  display: inline-flex;
  gap: ${space['0-5']};
`

export const Dot = styled.span`
  ${square(space[1])}
  border-radius: ${vars.radius.full};
  background: currentColor;
  animation: ${breathe} calc(${vars.duration.slow} * 3) ${vars.easing.inOut} infinite;
  &:nth-child(2) {
    animation-delay: ${vars.duration.fast};
  }
  &:nth-child(3) {
    animation-delay: ${vars.duration.base};
  }
  @media ${media.reducedMotion} {
    animation: none;
  }
`
