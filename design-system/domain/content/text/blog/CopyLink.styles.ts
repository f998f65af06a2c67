import { styled } from 'styled-components'
import { media } from '../../../../tokens/vars.ts'

/** A phone has its own way to pass a page on. */
export const ScriptedRoom = styled.span`
  @media (scripting: none) {
    display: none;
  }
  @media ${media.phone} {
    display: none;
  }
`
