import { keyframes, styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

const breathe = keyframes`50% { opacity: 0.3; }`

export const TypingRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space['1-5']};
  min-height: ${space[5]};
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
`

export const Dots = styled.span`
  display: inline-flex;
  gap: ${space['0-5']};
`

export const Dot = styled.span`
  width: ${space[1]};
  height: ${space[1]};
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
