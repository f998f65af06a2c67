import { styled } from 'styled-components'
import { iconButtonLook } from '../../../primitives/button/IconButton.styles.ts'

export const IconLink = styled.a`
  ${iconButtonLook}
`
