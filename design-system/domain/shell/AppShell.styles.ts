import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

export const ShellRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  @media ${media.phone} {
    padding-bottom: calc(${vars.size.tabBar} + env(safe-area-inset-bottom));
  }
`
