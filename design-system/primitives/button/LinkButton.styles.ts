import { styled } from 'styled-components'
import { buttonLook } from './Button.styles.ts'

export const LinkButtonRoot = styled.a`
  ${buttonLook}
`
